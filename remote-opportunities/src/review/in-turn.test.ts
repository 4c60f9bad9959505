import { configure } from '@investor-portal/shared/testing/configure';
import { inTurn } from './in-turn';

// jsdom has no Web Locks, as a browser on plain http: these tests hold the lease, browser tests the locks.
beforeEach(() => configure());
afterEach(() => localStorage.clear());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const leases = () => Object.keys(localStorage).filter((key) => key.includes('lease:'));

describe('one tab after another', () => {
  it('the second waits until the first is done', async () => {
    const said: string[] = [];
    const work = (name: string) => async () => {
      said.push(`${name} begins`);
      await pause(100);
      said.push(`${name} ends`);
    };
    const first = inTurn('a', work('first'));
    await pause(60);
    await Promise.all([first, inTurn('a', work('second'))]);
    expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(leases()).toEqual([]);
  });

  it('work that fails gives its turn up, and says why', async () => {
    await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn('a', () => Promise.resolve(1))).toBe(1);
  });

  it('a closed tab’s lease runs out; one from a clock that was set back since counts for nothing', async () => {
    const lease = (until: number) =>
      localStorage.setItem('investor:lease:a', JSON.stringify({ holder: 'gone', until }));
    lease(Date.now() + 400);
    const began = Date.now();
    await inTurn('a', () => Promise.resolve());
    expect(Date.now() - began).toBeGreaterThanOrEqual(400);
    lease(Date.now() + 365 * 86_400_000);
    await inTurn('a', () => Promise.resolve());
    localStorage.setItem('investor:lease:a', 'broken');
    await inTurn('a', () => Promise.resolve());
  });

  it('waits for nobody where nothing can be stored', async () => {
    configure({ sessionPersistence: 'memory' });
    expect(await inTurn('a', () => Promise.resolve(1))).toBe(1);
  });
});
