/** @jest-environment jest-fixed-jsdom */
import { afterPaint } from './after-paint';

describe('afterPaint', () => {
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    frames.length = 0;
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('waits until after the next frame', () => {
    const work = jest.fn();
    afterPaint(work);
    frames[0]?.(0);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait in a background page, which paints nothing', () => {
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
