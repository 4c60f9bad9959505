import { documentTime } from './document-json';
import { carry } from './testing/start';

it('returns the server’s time as it advances, or the browser’s time if the server wrote none', () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  carry('portal-time', '\n  "2020-01-01T00:00:00+00:00"\n');
  expect(new Date(documentTime()).toISOString()).toBe('2020-01-01T00:00:01.000Z');
  // The server did not fill in the placeholder.
  carry('portal-time', '"<!--# echo var -->"');
  expect(Math.abs(documentTime() - Date.now())).toBeLessThan(1_000);
});
