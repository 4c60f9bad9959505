import { act, renderHook } from '@testing-library/react';
import { useIdlePrefetch } from './use-idle';
import { afterPaint } from './when-idle';

beforeEach(() => jest.useFakeTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  ['loads once, some time after the screen is ready', false, false, 1],
  ['loads nothing after the screen was left', true, false, 0],
  ['loads nothing for an investor who saves data', false, true, 0],
])('useIdlePrefetch %s', (_what, isLeft, saveData, times) => {
  Object.assign(navigator, { connection: { saveData } });
  const load = jest.fn();
  const useScreen = ({ ready }: { ready: boolean }) => useIdlePrefetch(ready, load);
  const { rerender, unmount } = renderHook(useScreen, { initialProps: { ready: false } });
  pass(60_000);
  rerender({ ready: true });
  pass(1_000);
  expect(load).not.toHaveBeenCalled();
  if (isLeft) unmount();
  pass(60_000);
  Reflect.deleteProperty(navigator, 'connection');
  expect(load).toHaveBeenCalledTimes(times);
});

it('afterPaint does not wait in a background page, which paints nothing', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = jest.fn();
  afterPaint(work);
  jest.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
