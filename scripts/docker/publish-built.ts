import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Released } from '@investor-portal/shared/contract/registry';
import type { RegistryKey } from '@investor-portal/shared/contract/signed-registry';
import { remotes } from '../workspace/apps.ts';
import { currentRegistry } from '../release/registry/change-registry.ts';
import { copyHostMaps, copyMaps } from '../release/publish/maps.ts';
import { addDeltasOfRelease } from '../release/deltas/add-deltas.ts';
import { directoryStore } from '../release/store/directory-store.ts';
import { releaseId } from '../release/store/release-paths.ts';
import type { ReleaseKeys } from '../release/keys/release-keys.ts';
import { signUnsigned } from '../release/registry/sign-registry.ts';
import type { Store } from '../release/store/store.ts';
import { placeBuilds } from '../release/publish/place-builds.ts';

/**
 * Makes the current releases of the store at `from` current in the store at `to`, which keeps its older releases and
 * what an operator said of them, and signs them.
 * @returns what changed and what was left, in sentences.
 */
export async function publishBuilt(from: string, to: string, keys: ReleaseKeys): Promise<string[]> {
  const image = directoryStore(from);
  const { host, ...built } = await currentRegistry(image);
  const store: Store = { ...directoryStore(to), keys };
  await signUnsigned(store);
  const builds = remotes.flatMap(({ name }) => {
    const { current: version, versions, base } = built[name] ?? {};
    const release = version === undefined ? undefined : versions?.[version];
    return version && release ? [{ name, version, release, base }] : [];
  });
  if (host) await copyHostMaps(image, store, host.version);
  const known = await currentRegistry(store);
  for (const build of builds) {
    if ((await store.manifestOf(releaseId(build.name, build.version))) === undefined)
      await copyRelease(image, store, build, known[build.name]);
  }
  return placeBuilds(store, host, builds, new Date().toISOString());
}

interface Copied {
  name: RemoteName;
  version: string;
}

async function copyRelease(
  from: Store,
  to: Store,
  { name, version }: Copied,
  released: Released | undefined,
): Promise<void> {
  const id = releaseId(name, version);
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-publish-'));
  try {
    await from.fetchRelease(id, scratch);
    // The image knows no earlier release.
    await addDeltasOfRelease(to, name, released, scratch);
    await copyMaps(from, to, scratch, id);
    await to.putRelease(id, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What the host asks of its registry: who signed it, and which is the oldest. */
interface Trust {
  registryKeys: readonly RegistryKey[];
  registryMinSerial: number | undefined;
}

/** Writes the host's configuration of the folder `from` to that at `to`, with what it asks of its registry. */
export function configureKeys(from: string, to: string, trust: Trust): void {
  const config = JSON.parse(readFileSync(path.join(from, 'config.json'), 'utf8')) as object;
  // Inlined into the page: nothing in it may close a script element.
  const text = JSON.stringify({ ...config, ...trust }).replaceAll('<', '\\u003c');
  mkdirSync(to, { recursive: true });
  const scratch = path.join(to, '.config.json');
  writeFileSync(scratch, text);
  renameSync(scratch, path.join(to, 'config.json'));
}
