import { act, renderHook } from '@testing-library/react';
import { useRetryOnline, watchConnection, type ConnectionWatch } from './use-retry-online';

const connect = () => act(() => void window.dispatchEvent(new Event('online')));

function renderAttempt() {
  const retry = jest.fn();
  const initialProps: { failed?: ConnectionWatch } = {};
  const { rerender } = renderHook(({ failed }) => useRetryOnline(failed, retry), { initialProps });
  return { retry, fail: (failed: ConnectionWatch) => rerender({ failed }) };
}

test('retries a failure when the connection is back', () => {
  const { retry, fail } = renderAttempt();
  connect();
  fail(watchConnection());
  expect(retry).not.toHaveBeenCalled();
  connect();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries at once what began before the connection was back and failed after it', () => {
  const { retry, fail } = renderAttempt();
  const watch = watchConnection();
  connect();
  expect(retry).not.toHaveBeenCalled();
  fail(watch);
  expect(retry).toHaveBeenCalledTimes(1);
});
