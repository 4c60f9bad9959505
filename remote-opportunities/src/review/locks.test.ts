/** @jest-environment jest-fixed-jsdom */
import { withTabLock } from './locks';

// jsdom has no Web Locks. Browser tests cover them.
describe('one tab at a time', () => {
  afterEach(() => Object.assign(navigator, { locks: undefined }));

  const lockedBy = (request: unknown) => Object.assign(navigator, { locks: { request } });
  const work = jest.fn(() => Promise.resolve(1));
  beforeEach(() => void work.mockClear());

  it('does the work once where the browser has no locks, or denies them to an embedded page', async () => {
    expect(await withTabLock('a', work)).toBe(1);
    expect(work).toHaveBeenCalledTimes(1);
    lockedBy(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await withTabLock('a', work)).toBe(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('throws the error of the work, which it does not repeat', async () => {
    lockedBy((_: string, __: object, callback: () => Promise<unknown>) => callback());
    work.mockRejectedValueOnce(new Error('no'));
    await expect(withTabLock('a', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does the work after a minute if another tab still holds the lock', async () => {
    jest.useFakeTimers();
    lockedBy(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
    );
    const done = withTabLock('a', work);
    jest.advanceTimersByTime(59_000);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(await done).toBe(1);
  });
});
