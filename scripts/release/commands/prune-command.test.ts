import path from 'node:path';
import { changeRegistry } from '../registry/change-registry';
import { withCurrent } from '../registry/registry-changes';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { printed, withReleases } from '../testing/released-store';
import { releases } from '../testing/run-command';

const days = 86_400_000;
const later = () => jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + 40 * days);

describe('pnpm releases prune', () => {
  const builds = withReleases();
  let place: string;
  let store: Store;
  beforeEach(async () => {
    place = path.join(builds.dir, 'pruned');
    store = await openStore(place);
    for (let number = 1; number <= 9; number += 1) {
      const version = `v${number}`;
      const now = `2026-01-0${number}T00:00:00.000Z`;
      await builds.release(version);
      await store.putRelease(`portfolio/${version}`, await builds.fetch(version));
      await store.records.put(`source-maps/portfolio/assets/entry.${version}.js.map`, '{}');
      const release = { entry: `portfolio/mf-manifest.${version}.json`, contract: '^1.0.0' };
      await changeRegistry(store, { action: 'release', now }, (registry) =>
        withCurrent(registry, 'portfolio', version, release, now),
      );
    }
  });
  const stored = async () =>
    (await store.listReleases()).map(({ id }) => id.split('/')[1]).toSorted();
  const files = async () => (await store.listSharedFiles()).map(({ name }) => name).toSorted();
  const all = Array.from({ length: 9 }, (_, index) => `v${index + 1}`);

  it('keeps releases that an open page may still run', async () => {
    await releases(['prune'], { to: place, remove: true });
    expect(await stored()).toEqual(all);
  });

  it('shows what can be deleted, and deletes it with --remove, including source maps', async () => {
    later();
    await releases(['prune'], { to: place });
    expect(printed()).toMatch(
      /Needless: portfolio\/v1: .*\n.*v2: .*\nNeedless: 2 files .*: portfolio\/assets\/entry.v1.js, portfolio\/assets\/entry.v2.js\nNothing was/s,
    );
    expect(await stored()).toEqual(all);
    await releases(['prune'], { to: place, remove: true });
    expect(await stored()).toEqual(all.slice(2));
    const maps = await store.records.list('source-maps');
    expect(maps).toHaveLength(7);
    expect(maps.join()).not.toContain('v2');
    expect(await files()).toEqual(
      ['same', ...all.slice(2).map((version) => `entry.${version}`)]
        .map((name) => `portfolio/assets/${name}.js`)
        .toSorted(),
    );
    for (const version of all.slice(2))
      expect(await store.missingFiles(`portfolio/${version}`)).toEqual([]);
    await releases(['log'], { to: place });
  });

  it('removes nothing when the log is damaged', async () => {
    later();
    const [first = ''] = await store.records.list('log');
    await store.records.remove(first);
    const removed = releases(['prune'], { to: place, remove: true });
    await expect(removed).rejects.toThrow('The log is not whole, so nothing is removed');
    expect(await stored()).toEqual(all);
  });
});
