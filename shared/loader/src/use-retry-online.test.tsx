import { act, renderHook } from '@testing-library/react';
import { useRetryOnline, watchConnection } from './use-retry-online';

const connect = () => act(() => void window.dispatchEvent(new Event('online')));

function renderAttempt() {
  const retry = jest.fn();
  const initialProps: { cameBack?: () => boolean } = {};
  const { rerender } = renderHook(({ cameBack }) => useRetryOnline(cameBack, retry), {
    initialProps,
  });
  return { retry, fail: (cameBack: () => boolean) => rerender({ cameBack }) };
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
  const cameBack = watchConnection();
  connect();
  expect(retry).not.toHaveBeenCalled();
  fail(cameBack);
  expect(retry).toHaveBeenCalledTimes(1);
});
