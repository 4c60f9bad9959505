/** @jest-environment jest-fixed-jsdom */
import { registryText, documentJson, documentTime } from './document-json';

const carry = (id: string, text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${id}"></script>`;
  document.body.firstElementChild?.append(`\n      ${text}\n    `);
};

it('returns the registry byte for byte', () => {
  carry('portal-releases', '{"serial": 7,"a":"{"}');
  expect(registryText()).toBe('{"serial": 7,"a":"{"}');
  carry('portal-releases', '');
  expect(registryText()).toBe('');
  expect(documentJson('portal-releases')).toBeUndefined();
});

it('returns the server’s time as it advances, or the browser’s time if the server wrote none', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  carry('portal-time', '"2020-01-01T00:00:00+00:00"');
  expect(new Date(documentTime()).toISOString()).toBe('2020-01-01T00:00:01.000Z');
  // The server did not fill in the placeholder.
  carry('portal-time', '"<!--# echo var -->"');
  expect(Math.abs(documentTime() - Date.now())).toBeLessThan(1_000);
  now.mockRestore();
});
