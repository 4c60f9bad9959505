import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { sbomName } from '../build/move-sbom.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { openStore } from './open-store.ts';
import { publish } from './publish.ts';
import { withCurrent } from './registry-changes.ts';

const manifest = {
  name: 'portfolio',
  metaData: { remoteEntry: { name: 'assets/entry.js', path: '' } },
  shared: [],
  exposes: [{ path: './routes', assets: { js: { sync: [], async: [] } } }],
};
const now = '2026-03-01T00:00:00.000Z';

/** For tests: a store in which versions of the portfolio remote were released one after the other. */
export class ReleasedStore {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'released-'));
  /** The last build. */
  readonly dist = path.join(this.dir, 'dist');
  readonly maps = path.join(this.dir, 'maps');
  /** For `--to`. */
  readonly to = path.join(this.dir, 'store');

  async release(...versions: string[]): Promise<void> {
    const store = await openStore(this.to);
    for (const version of versions) {
      this.build(version);
      const build = { folder: 'remote-portfolio', version, dist: this.dist, maps: this.maps };
      const host = undefined;
      const released = await publish(store, { name: 'portfolio', build, sha: 'f00', host, now });
      await changeRegistry(store, { action: 'release', now }, (registry) =>
        withCurrent(registry, 'portfolio', version, released, now),
      );
    }
  }

  /** The path of a file in a release. */
  file(version: string, name: string): string {
    return path.join(this.to, 'portfolio', version, name);
  }

  async registry(): Promise<Registry> {
    return readRegistry(await openStore(this.to));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }

  private build(version: string): void {
    for (const dir of [this.dist, this.maps])
      mkdirSync(path.join(dir, 'assets'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(path.join(this.dist, name), text);
    write('mf-manifest.json', JSON.stringify(manifest));
    write('start.json', JSON.stringify({ entry: 'assets/entry.js', scripts: [], screens: {} }));
    write('assets/entry.js', `run(${version})`);
    const map = JSON.stringify({ version: 3, sources: [], mappings: '', file: version });
    writeFileSync(path.join(this.maps, 'assets/entry.js.map'), map);
    writeFileSync(path.join(this.maps, sbomName), `{"version":"${version}"}`);
  }
}
