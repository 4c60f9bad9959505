import type { Registry } from '../configuration/registry-schema';
import { remoteNames, type RemoteName } from '../configuration/configuration';
import { CliError } from '../command-line/cli-error';
import { type LogEntry, versionsOf } from '../log/log-entry';
import { currentRegistry } from '../registry/change-registry';
import { whilePruning } from '../store/release-files';
import { mapsOf, partsOf } from '../store/release-paths';
import { filesNamedIn, isOneOf } from '../store/manifest';
import type { Store, StoredFile, StoredRelease } from '../store/store';

/** An upload that is older than this and has no manifest was interrupted. */
const interruptedMs = 86_400_000;

/** A snapshot of the release store. */
export interface StoreSnapshot {
  registry: Registry;
  entries: readonly LogEntry[];
  now: number;
  keepMs: number;
}

/** A file or release that can be deleted, and the reason. */
export interface PruneCandidate {
  id: string;
  why: string;
}

interface StoredManifest {
  id: string;
  text: string;
}

/**
 * Returns the stored releases that can be deleted. They are not in the registry, so neither a new page nor a rollback can run
 * them. They were not served within `keepMs`, so no open page can request a chunk of them.
 */
export function needlessReleases(
  stored: readonly StoredRelease[],
  known: StoreSnapshot,
): PruneCandidate[] {
  const { registry, now, keepMs } = known;
  return stored.flatMap(({ id, modifiedAt }) => {
    const { remote, version } = partsOf(id);
    const name = remoteNames().find((each) => each === remote);
    if (!name || registry[name]?.versions[version]) return [];
    const until = Math.max(servedUntil(name, version, known), modifiedAt);
    return now - until > keepMs ? [{ id, why: `served to nobody since ${dayOf(until)}` }] : [];
  });
}

/** Returns the shared files that no kept manifest names. A recent file may belong to an unfinished upload. */
export function needlessFiles(
  stored: readonly StoredFile[],
  manifests: readonly StoredManifest[],
  { registry, now }: Pick<StoreSnapshot, 'registry' | 'now'>,
): string[] {
  const named = new Set<string>();
  const unknown = new Set<string>();
  for (const { id, text } of manifests) {
    const { remote } = partsOf(id);
    const files = filesNamedIn(text);
    if (!files) unknown.add(remote);
    for (const file of files ?? []) named.add(`${remote}/${file}`);
  }
  // The files that the registry names are needed even if a manifest is missing.
  for (const name of remoteNames())
    for (const { start } of Object.values(registry[name]?.versions ?? {}))
      for (const file of Object.keys(start?.integrity ?? {})) named.add(`${name}/${file}`);
  return stored
    .filter(({ name }) => !isOneOf(name, named) && !unknown.has(partsOf(name).remote))
    .filter(({ modifiedAt }) => now - modifiedAt > interruptedMs)
    .map(({ name }) => name);
}

// Returns epoch ms. Before the log began, any version may have been served.
function servedUntil(name: RemoteName, version: string, known: StoreSnapshot): number {
  const first = known.entries[0];
  const until = known.entries
    .filter(({ remotes }) => versionsOf(remotes[name]?.from).includes(version))
    .map(({ at }) => Date.parse(at));
  return Math.max(first ? Date.parse(first.at) : known.now, ...until);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export async function filesLeftBy(
  store: Store,
  known: StoreSnapshot,
  removed: ReadonlySet<string>,
): Promise<string[]> {
  const manifests = await manifestsIn(store, removed);
  return needlessFiles(await store.listSharedFiles(), manifests, known);
}

/** Removes the shared files that no release names, and their source maps. @returns the number of files. */
export async function removeNeedlessFiles(store: Store, known: StoreSnapshot): Promise<number> {
  let count = 0;
  await whilePruning(store.records, async (until) => {
    const registry = await currentRegistry(store);
    const needless = await filesLeftBy(store, { ...known, registry }, new Set());
    for (const file of needless) {
      if (Date.now() > until)
        throw new CliError(`${count} files were removed in the time there was. Run it again.`);
      await store.removeSharedFile(file);
      await store.records.remove(mapOf(file));
      count += 1;
    }
  });
  return count;
}

async function manifestsIn(store: Store, removed: ReadonlySet<string>): Promise<StoredManifest[]> {
  const kept = (await store.listReleases()).filter(({ id }) => !removed.has(id));
  const manifests = await Promise.all(
    kept.map(async ({ id }) => ({ id, text: await store.manifestOf(id) })),
  );
  return manifests.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]));
}

function mapOf(file: string): string {
  const { remote } = partsOf(file);
  return `${mapsOf(remote)}/${file.slice(remote.length + 1)}.map`;
}
