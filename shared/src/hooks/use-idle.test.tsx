import { act, renderHook } from '@testing-library/react';
import { useIdlePrefetch } from './use-idle';
import { afterPaint } from './when-idle';

describe('useIdlePrefetch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('loads once, some time after the screen is ready', () => {
    const load = jest.fn();
    const { rerender } = renderHook(({ ready }) => useIdlePrefetch(ready, load), {
      initialProps: { ready: false },
    });
    pass(60_000);
    expect(load).not.toHaveBeenCalled();
    rerender({ ready: true });
    pass(1_000);
    expect(load).not.toHaveBeenCalled();
    pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads nothing for an investor who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const load = jest.fn();
    renderHook(() => useIdlePrefetch(true, load));
    pass(60_000);
    Reflect.deleteProperty(navigator, 'connection');
    expect(load).not.toHaveBeenCalled();
  });

  it('loads nothing after the screen was left', () => {
    const load = jest.fn();
    const { unmount } = renderHook(() => useIdlePrefetch(true, load));
    pass(1_000);
    unmount();
    pass(60_000);
    expect(load).not.toHaveBeenCalled();
  });
});

it('afterPaint does not wait in a background page, which paints nothing', () => {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = jest.fn();
  afterPaint(work);
  jest.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
