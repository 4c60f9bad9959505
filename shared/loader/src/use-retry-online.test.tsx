import { act, renderHook } from '@testing-library/react';
import { useRetryOnline, watchConnection, type ConnectionWatch } from './use-retry-online';

const connect = () => act(() => void window.dispatchEvent(new Event('online')));

function renderAttempt() {
  const retry = jest.fn();
  const initialProps: { failed?: ConnectionWatch } = {};
  const { rerender } = renderHook(({ failed }) => useRetryOnline(failed, retry), { initialProps });
  return { retry, fail: (failed: ConnectionWatch) => rerender({ failed }) };
}

beforeEach(() => jest.useFakeTimers());

test('retries after a failure once the connection is back and has settled', () => {
  const { retry, fail } = renderAttempt();
  connect();
  fail(watchConnection());
  jest.advanceTimersByTime(5_000);
  expect(retry).not.toHaveBeenCalled();
  connect();
  jest.advanceTimersByTime(900);
  expect(retry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries if the connection came back during the attempt, even if another listener shows the failure at that moment', () => {
  const { retry, fail } = renderAttempt();
  window.addEventListener('online', () => fail(watch), { once: true });
  const watch = watchConnection();
  // Not in `act`, which would run the effect only after the event.
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(1_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries three times while a connection that is back does not respond yet', () => {
  const { retry, fail } = renderAttempt();
  fail(watchConnection());
  connect();
  for (const wait of [1_000, 3_000, 9_000, 60_000]) {
    jest.advanceTimersByTime(wait);
    fail(watchConnection());
  }
  expect(retry).toHaveBeenCalledTimes(3);
});
