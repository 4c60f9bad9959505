import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import { remotes } from '../workspace/apps';
import { currentRegistry } from '../release/registry/change-registry';
import { copyHostMaps, copyMaps } from '../release/publish/maps';
import { directoryStore } from '../release/store/directory-store';
import { releaseId } from '../release/store/release-paths';
import type { ReleaseKeys } from '../release/keys/release-keys';
import { withScratch } from '../release/store/scratch';
import type { Store } from '../release/store/store';
import { placeBuilds } from '../release/publish/place-builds';

/**
 * Makes the current releases of the store at `from` current in the store at `to`, and signs them. The target store keeps its
 * older releases and the changes of its operators.
 * @returns sentences that say what changed and what was left.
 */
export async function publishBuilt(from: string, to: string, keys: ReleaseKeys): Promise<string[]> {
  const image = directoryStore(from);
  const { host, ...built } = await currentRegistry(image);
  const store: Store = { ...directoryStore(to), keys };
  const builds = remotes.flatMap(({ name }) => {
    const { current: version, versions, base } = built[name] ?? {};
    const release = version === undefined ? undefined : versions?.[version];
    return version && release ? [{ name, version, release, base }] : [];
  });
  if (host) await copyHostMaps(image, store, host.version);
  for (const { name, version } of builds) {
    const id = releaseId(name, version);
    if ((await store.manifestOf(id)) !== undefined) continue;
    await withScratch(async (scratch) => {
      await image.fetchRelease(id, scratch);
      await copyMaps(image, store, scratch, id);
      await store.putRelease(id, scratch);
    });
  }
  return placeBuilds(store, host, builds, new Date().toISOString());
}

/** The keys and the minimum serial number with which the host verifies its registry. */
interface Trust {
  registryKeys: readonly RegistryKey[];
  registryMinSerial: number | undefined;
}

/** Copies the host's configuration from one folder to another, and adds the keys and the minimum serial number. */
export function configureKeys(from: string, to: string, trust: Trust): void {
  const config = JSON.parse(readFileSync(path.join(from, 'config.json'), 'utf8')) as object;
  const text = JSON.stringify({ ...config, ...trust });
  mkdirSync(to, { recursive: true });
  const scratch = path.join(to, '.config.json');
  writeFileSync(scratch, text);
  renameSync(scratch, path.join(to, 'config.json'));
}
