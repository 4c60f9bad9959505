import * as react from 'react';
import { act, renderHook } from '@testing-library/react';
import { useRetryOnline } from './use-retry-online';

const connect = () => act(() => void window.dispatchEvent(new Event('online')));

function renderAttempt(useRetry = useRetryOnline) {
  const retry = jest.fn();
  const { rerender } = renderHook((hasFailed) => useRetry(hasFailed, retry), {
    initialProps: false,
  });
  const fail = () => {
    rerender(false);
    rerender(true);
  };
  return { retry, fail };
}

beforeEach(() => jest.useFakeTimers());

test('retries after a failure once the connection is back and has settled', () => {
  const { retry, fail } = renderAttempt();
  connect();
  jest.advanceTimersByTime(60_000);
  fail();
  jest.advanceTimersByTime(5_000);
  expect(retry).not.toHaveBeenCalled();
  connect();
  jest.advanceTimersByTime(900);
  expect(retry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries if another listener shows the failure at the moment when the connection comes back', () => {
  const { retry, fail } = renderAttempt();
  window.addEventListener('online', fail, { once: true });
  // Not in `act`, which would run the effect only after the event.
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(1_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries three times while a connection that is back does not respond yet', () => {
  const { retry, fail } = renderAttempt();
  connect();
  fail();
  for (const wait of [1_000, 3_000, 9_000, 60_000]) {
    jest.advanceTimersByTime(wait);
    fail();
  }
  expect(retry).toHaveBeenCalledTimes(3);
});

test('retries on a screen that was opened when the connection had just come back, in a copy that a remote brought then', async () => {
  connect();
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    const { retry, fail } = renderAttempt((await import('./use-retry-online')).useRetryOnline);
    fail();
    jest.advanceTimersByTime(1_000);
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
