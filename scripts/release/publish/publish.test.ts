import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from '../store/directory-store';
import { withReleases } from '../testing/released-store';
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

  it('reuses a release that was interrupted before it reached the registry', async () => {
    await expect(again('f00')).resolves.toEqual(await released());
  });

  it('rejects another build stored under the same version', async () => {
    writeFileSync(path.join(store.dist, 'assets/entry.1.js'), 'runOtherwise()');
    await expect(again('f00')).rejects.toThrow(
      /portfolio\/1 in .* differs from what these sources build/,
    );
  });
});
