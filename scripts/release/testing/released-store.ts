import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../workspace/registry';
import { publish } from '../publish/publish';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { withCurrent } from '../registry/registry-changes';
import { directoryStore } from '../store/directory-store';
import { openStore } from '../store/open-store';
import { manifestPlace } from '../store/release-paths';

const manifestOf = (version: string) => ({
  name: 'portfolio',
  metaData: { remoteEntry: { name: entryOf(version), path: '' } },
  shared: [],
  exposes: [{ path: './routes', assets: { js: { sync: [], async: [] } } }],
});
const entryOf = (version: string) => `assets/entry.${version}.js`;
const now = '2026-03-01T00:00:00.000Z';

class ReleasedStore {
  private made: string | undefined;

  /** The folder is created on first use, and again after it was removed. */
  get dir(): string {
    return (this.made ??= mkdtempSync(path.join(tmpdir(), 'released-')));
  }
  get dist(): string {
    return path.join(this.dir, 'dist');
  }
  get maps(): string {
    return path.join(this.dir, 'maps');
  }
  /** The value for `--to`. */
  get to(): string {
    return path.join(this.dir, 'store');
  }

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

  async fetch(version: string): Promise<string> {
    const dir = path.join(this.dir, 'fetched', version);
    await directoryStore(this.to).fetchRelease(`portfolio/${version}`, dir);
    return dir;
  }

  manifest(version: string): string {
    return path.join(this.to, manifestPlace(`portfolio/${version}`));
  }

  /** Returns the path of a release's entry, which is in the folder of shared files. */
  entry(version: string): string {
    return path.join(this.to, 'portfolio', entryOf(version));
  }

  async registry(): Promise<Registry> {
    return currentRegistry(await openStore(this.to));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
    this.made = undefined;
  }

  private build(version: string): void {
    rmSync(this.dist, { recursive: true, force: true });
    for (const dir of [this.dist, this.maps])
      mkdirSync(path.join(dir, 'assets'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(path.join(this.dist, name), text);
    write('mf-manifest.json', JSON.stringify(manifestOf(version)));
    write('start.json', JSON.stringify({ entry: entryOf(version), scripts: [], screens: {} }));
    write(entryOf(version), `run(${version})`);
    write('assets/same.js', 'same()');
    const map = JSON.stringify({ version: 3, sources: [], mappings: '', file: version });
    for (const script of [entryOf(version), 'assets/same.js'])
      writeFileSync(path.join(this.maps, `${script}.map`), map);
  }
}

/** For tests: creates a new store with these releases before each test. */
export function withReleases(...versions: string[]): ReleasedStore {
  const store = new ReleasedStore();
  beforeEach(async () => {
    // Otherwise each change asks git for a name.
    process.env['RELEASE_ACTOR'] = 'Ana <ana@ops.example>';
    jest.spyOn(console, 'log').mockImplementation();
    await store.release(...versions);
  });
  afterEach(() => {
    delete process.env['RELEASES_KEY'];
    store.remove();
  });
  return store;
}

export function printed(): string {
  return jest.mocked(console.log).mock.calls.flat().join('\n');
}
