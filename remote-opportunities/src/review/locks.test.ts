/** @jest-environment jest-fixed-jsdom */
import { inFlight, singleFlight, withTabLock } from './locks';

function pending() {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  return { work, finish: () => finish() };
}

describe('one submission at a time in a page', () => {
  it('runs once per campaign however many callers there are', async () => {
    const [first, second, other] = [pending(), pending(), pending()];
    const done = singleFlight('a', first.work);
    await singleFlight('a', second.work);
    const parallel = singleFlight('b', other.work);
    expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
    first.finish();
    other.finish();
    await Promise.all([done, parallel]);
    void singleFlight('a', second.work);
    expect(second.work).toHaveBeenCalledTimes(1);
    second.finish();
  });

  it('can be awaited, and ends when the work fails', async () => {
    expect(inFlight('c')).toBeUndefined();
    const failing = singleFlight('c', () => Promise.reject(new Error('no')));
    await expect(inFlight('c')).resolves.toBeUndefined();
    await expect(failing).rejects.toThrow('no');
    expect(inFlight('c')).toBeUndefined();
  });
});

// jsdom has no Web Locks; browser tests cover them.
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
