import { act, renderHook } from '@testing-library/react';
import { useIdle } from './use-idle';

afterEach(() => jest.useRealTimers());

it('is true once the browser is idle', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useIdle());
  expect(result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(2_000));
  expect(result.current).toBe(true);
});
