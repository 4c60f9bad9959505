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
    const request = (_: string, callback: () => Promise<unknown>) => callback();
    Object.assign(navigator, { locks: { request } });
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(withTabLock('a', work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
