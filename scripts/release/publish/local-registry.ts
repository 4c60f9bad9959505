import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { type RegistryKey, splitSigned } from '@investor-portal/registry/signatures';
import type { Build } from '../../build/build-app';
import { hostOfTheseSources } from '../../build/host-of-sources';
import { remotes } from '../../workspace/apps';
import { originOf } from '../../workspace/ports';
import { keysOfMachine } from '../keys/release-keys';
import { currentRegistry, signRegistry } from '../registry/change-registry';
import { localKeysFile, localStoreDir, openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { manifestPlace, mapsOf, releaseId } from '../store/release-paths';
import { stampOf } from '../store/manifest';
import { shaIfCommitted } from './git';
import { placeBuilds } from './place-builds';
import { putMaps } from './maps';
import { publish } from './publish';

const file = path.join(localStoreDir, 'releases.json');

/**
 * Returns the public keys of the local registry: RELEASES_KEY, or else a key of this machine. So this registry
 * is verified like any other registry (decision 95).
 */
export function localKeys(): readonly RegistryKey[] {
  return keysOfMachine(localKeysFile).trusted;
}

export function readLocalRegistry(): string {
  return readFileSync(file, 'utf8');
}

/**
 * Stores these builds in the local store and makes them current, except where an operator has decided otherwise. The previous
 * versions become fallbacks. Uncommitted sources are allowed, because the store belongs to this machine.
 * @param elsewhere another store, from whose own address the remotes are served.
 */
export async function registerBuilds(
  builds: ReadonlyMap<string, Build>,
  log: (line: string) => void = console.log,
  elsewhere?: Store,
): Promise<void> {
  const store = elsewhere ?? (await openStore(undefined));
  // A release before the first start leaves the registry unsigned.
  const text = store.keys && (await store.fetchRegistry())?.text;
  if (text && !splitSigned(text)) await signRegistry(store, 'the first key', true);
  const sha = shaIfCommitted();
  const now = new Date().toISOString();
  const host = hostOfTheseSources(builds.get('host')?.version ?? 'unknown');
  const known = await currentRegistry(store).catch((): Registry => ({}));
  const releases = await Promise.all(
    remotes.map(async ({ name, folder, port }) => {
      const build = builds.get(folder);
      if (!build) throw new Error(`${folder} was not built.`);
      const { version } = build;
      const id = releaseId(name, version);
      const kept = await store.manifestOf(id);
      // A release that is there keeps when it was released. If the registry has dropped it, its manifest has the rest.
      const release: Release = kept
        ? { ...known[name]?.versions[version], ...releaseOf(id, kept) }
        : await publish(store, { name, build, sha, host, now, warn: console.warn });
      // A version is a hash of its sources, so one that was stored before they were committed is of this commit.
      release.sha ??= sha;
      return { name, version, release, base: elsewhere ? undefined : `${originOf(port)}/` };
    }),
  );
  const built = builds.get('host');
  if (built && existsSync(built.maps))
    await putMaps(store, mapsOf(`host/${built.version}`), built.maps);
  const notes = await placeBuilds(store, host, releases, now);
  for (const note of notes) log(note);
}

function releaseOf(id: string, manifest: string): Release {
  const { contract, integrity, start, sha } = stampOf(manifest);
  return { entry: manifestPlace(id), contract, integrity, start, ...(sha && { sha }) };
}
