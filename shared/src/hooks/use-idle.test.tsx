import { act, renderHook } from '@testing-library/react';
import { useIdlePrefetch } from './use-idle';
import { afterPaint } from './when-idle';

describe('useIdlePrefetch', () => {
  beforeEach(() => jest.useFakeTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it.each([
    ['loads once, some time after the screen is ready', false, 1],
    ['loads nothing after the screen was left', true, 0],
  ])('%s', (_what, isLeft, times) => {
    const load = jest.fn();
    const useScreen = ({ ready }: { ready: boolean }) => useIdlePrefetch(ready, load);
    const { rerender, unmount } = renderHook(useScreen, { initialProps: { ready: false } });
    pass(60_000);
    rerender({ ready: true });
    pass(1_000);
    expect(load).not.toHaveBeenCalled();
    if (isLeft) unmount();
    pass(60_000);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('loads nothing for an investor who saves data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const load = jest.fn();
    renderHook(() => useIdlePrefetch(true, load));
    pass(60_000);
    Reflect.deleteProperty(navigator, 'connection');
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
});
