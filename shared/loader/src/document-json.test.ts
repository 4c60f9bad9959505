/** @jest-environment jest-fixed-jsdom */
import { documentTime } from './document-json';

it('returns the server’s time as it advances, or the browser’s time if the server wrote none', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const carry = (text: string) => {
    document.body.innerHTML = '<script type="application/json" id="portal-time"></script>';
    document.body.firstElementChild?.append(`\n  ${text}\n`);
  };
  carry('"2020-01-01T00:00:00+00:00"');
  expect(new Date(documentTime()).toISOString()).toBe('2020-01-01T00:00:01.000Z');
  // The server did not fill in the placeholder.
  carry('"<!--# echo var -->"');
  expect(Math.abs(documentTime() - Date.now())).toBeLessThan(1_000);
  now.mockRestore();
});
