import { act, renderHook } from '@testing-library/react';
import { reconnections, useRetryOnline } from './use-retry-online';

const connect = () => act(() => void window.dispatchEvent(new Event('online')));

function renderAttempt() {
  const retry = jest.fn();
  const initialProps: { failedSince: number | undefined } = { failedSince: undefined };
  const { rerender } = renderHook(({ failedSince }) => useRetryOnline(failedSince, retry), {
    initialProps,
  });
  return { retry, fail: (failedSince: number) => rerender({ failedSince }) };
}

test('retries a failure when the connection is back', () => {
  const { retry, fail } = renderAttempt();
  connect();
  fail(reconnections());
  expect(retry).not.toHaveBeenCalled();
  connect();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries at once what began before the connection was back and failed after it', () => {
  const { retry, fail } = renderAttempt();
  const since = reconnections();
  connect();
  expect(retry).not.toHaveBeenCalled();
  fail(since);
  expect(retry).toHaveBeenCalledTimes(1);
});
