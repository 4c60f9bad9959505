import { timeoutSignal } from './timeout-signal';

it('aborts after the timeout, not before', () => {
  jest.useFakeTimers();
  const signal = timeoutSignal(8_000);
  jest.advanceTimersByTime(7_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  jest.useRealTimers();
});
