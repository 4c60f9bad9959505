/** @jest-environment jest-fixed-jsdom */
import { withTabLock } from './locks';

// jsdom has no Web Locks. Browser tests cover them.
describe('one tab at a time', () => {
  afterEach(() => Object.assign(navigator, { locks: undefined }));

  it('does the work where the browser has no locks', async () => {
    expect(await withTabLock('a', () => Promise.resolve(1))).toBe(1);
  });

  it('does the work once where the browser denies locks to an embedded page', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.assign(navigator, { locks: { request: denied } });
    const work = jest.fn(() => Promise.resolve(1));
    expect(await withTabLock('a', work)).toBe(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('throws the error of the work, which it does not repeat', async () => {
    const request = (_: string, __: object, callback: () => Promise<unknown>) => callback();
    Object.assign(navigator, { locks: { request } });
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(withTabLock('a', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does the work after a minute if another tab still holds the lock', async () => {
    jest.useFakeTimers();
    const request = (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')));
      });
    Object.assign(navigator, { locks: { request } });
    const work = jest.fn(() => Promise.resolve(1));
    const done = withTabLock('a', work);
    jest.advanceTimersByTime(59_000);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(await done).toBe(1);
    jest.useRealTimers();
  });
});
