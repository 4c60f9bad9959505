/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { inFlight, singleFlight, withTabLock } from './locks';

beforeEach(() => configure());
afterEach(() => localStorage.clear());

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

// jsdom has no Web Locks, like a browser on plain http: these tests cover the lease, browser tests the locks.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const leases = () => Object.keys(localStorage).filter((key) => key.includes('lease:'));

describe('one tab at a time', () => {
  it('makes the second tab wait until the first has finished', async () => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await pause(100);
      events.push(`${name} ends`);
    };
    const first = withTabLock('a', work('first'));
    await pause(60);
    await Promise.all([first, withTabLock('a', work('second'))]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(leases()).toEqual([]);
  });

  it('releases the lock when the work fails, and throws its error', async () => {
    await expect(withTabLock('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withTabLock('a', () => Promise.resolve(1))).toBe(1);
  });

  it('lets a closed tab’s lease expire, and ignores one written before the clock was set back', async () => {
    const lease = (until: number) =>
      localStorage.setItem('investor:lease:a', JSON.stringify({ holder: 'gone', until }));
    lease(Date.now() + 400);
    const start = Date.now();
    await withTabLock('a', () => Promise.resolve());
    expect(Date.now() - start).toBeGreaterThanOrEqual(400);
    lease(Date.now() + 365 * 86_400_000);
    await withTabLock('a', () => Promise.resolve());
    localStorage.setItem('investor:lease:a', 'broken');
    await withTabLock('a', () => Promise.resolve());
  });

  it('does not wait where storage is unavailable', async () => {
    configure({ sessionPersistence: 'memory' });
    expect(await withTabLock('a', () => Promise.resolve(1))).toBe(1);
  });

  it('works with a lease where the browser denies locks to an embedded page', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    Object.assign(navigator, { locks: { request: denied } });
    try {
      const work = jest.fn(async () => leases().length);
      expect(await withTabLock('a', work)).toBe(1);
      expect(work).toHaveBeenCalledTimes(1);
    } finally {
      Object.assign(navigator, { locks: undefined });
    }
  });
});
