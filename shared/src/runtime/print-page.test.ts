/** @jest-environment jest-fixed-jsdom */
import { recordToasts } from '../testing/record-toasts';
import { printPage } from './print-page';

const toasts = recordToasts();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function printWith(print: unknown) {
  Object.defineProperty(window, 'print', { configurable: true, value: print });
  printPage();
  jest.advanceTimersByTime(2_000);
}

it('shows no message if the browser prints', () => {
  printWith(() => window.dispatchEvent(new Event('beforeprint')));
  expect(toasts).toEqual([]);
});

it.each([
  ['a frame does not allow it', () => undefined],
  ['a web view cannot print', undefined],
])('offers an alternative if %s', (_why, print) => {
  printWith(print);
  const message = 'If no print window opened, you can’t print here. Take a screenshot instead.';
  expect(toasts).toEqual([{ kind: 'info', message }]);
});
