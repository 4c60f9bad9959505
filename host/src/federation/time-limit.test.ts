import { timeLimit } from './time-limit';

it('aborts when its time is over, not before', () => {
  jest.useFakeTimers();
  const signal = timeLimit(8_000);
  jest.advanceTimersByTime(7_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  jest.useRealTimers();
});
