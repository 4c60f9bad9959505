/** @jest-environment jest-fixed-jsdom */
import { afterPaint } from './when-idle';

describe('afterPaint', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('does not wait in a background page, which paints nothing', () => {
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
