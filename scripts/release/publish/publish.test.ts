import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../workspace/testing/scratch-folder';
import { findMap } from '../commands/trace-stack';
import { directoryStore } from '../store/directory-store';
import { withReleases } from '../testing/released-store';
import { keepHostMaps } from './maps';
import { publish } from './publish';

describe('publish', () => {
  const store = withReleases('1');
  const released = async () => (await store.registry()).portfolio?.versions['1'];
  /** Publishes the same sources again, from a commit. */
  const again = (sha: string) =>
    publish(directoryStore(store.to), {
      name: 'portfolio',
      build: { folder: 'remote-portfolio', version: '1', dist: store.dist, maps: store.maps },
      sha,
      host: undefined,
      now: '2026-03-01T00:00:00.000Z',
    });

  it('reuses a release that was interrupted before it reached the registry, also from another commit', async () => {
    await expect(again('ba5')).resolves.toEqual({ ...(await released()), sha: 'ba5' });
  });

  it('rejects another build stored under the same version', async () => {
    writeFileSync(path.join(store.dist, 'assets/entry.1.js'), 'runOtherwise()');
    await expect(again('f00')).rejects.toThrow(
      /portfolio\/1 in .* differs from what these sources build/,
    );
  });
});

const dir = scratchFolder();
it('the source maps of a host that was built here are kept, and found by the name of a script', async () => {
  const store = directoryStore(path.join(dir, 'store'));
  const script = { app: 'host', version: undefined, file: 'assets/main.0123456789ab.js' };
  const maps = path.join(dir, 'dist/source-maps/1.0.0-a/assets');
  mkdirSync(maps, { recursive: true });
  writeFileSync(path.join(maps, 'main.0123456789ab.js.map'), 'the map');
  expect(await findMap(store.records, script)).toBeUndefined();
  expect(await keepHostMaps(store, '1.0.0-a', path.join(dir, 'dist'))).toContain('are kept');
  expect(await findMap(store.records, script)).toBe('the map');
});
