import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { remoteNames } from '../../workspace/apps.ts';
import { type LogEntry, versionsOf } from '../log/log-entry.ts';
import { partsOf } from '../store/release-paths.ts';
import { filesNamedIn, isOneOf } from '../store/stamp.ts';
import type { StoredFile, StoredRelease } from '../store/store.ts';

/** An upload without a manifest that is older was cut off. */
const interruptedMs = 86_400_000;
/** As many of the last registries are kept, however old they are. */
const keptCopies = 50;

/** What is known of a place, at one moment. */
export interface Known {
  registry: Registry;
  /** The whole log, oldest entry first. */
  entries: readonly LogEntry[];
  now: number;
  /** How long ago a page that still runs a version may have been opened. */
  keepMs: number;
}

/** Something that nobody needs, and why. */
export interface Needless {
  id: string;
  why: string;
}

export interface StoredManifest {
  /** The release that it is of. */
  id: string;
  text: string;
}

/**
 * The stored releases that nobody needs: not in the registry, so that neither a page that opens nor a rollback may run
 * them, and not served since `keepMs`, so that no open page may ask for a chunk of them.
 */
export function needlessReleases(stored: readonly StoredRelease[], known: Known): Needless[] {
  const { registry, now, keepMs } = known;
  return stored.flatMap(({ id, modifiedAt }) => {
    const { remote, version } = partsOf(id);
    const name = remoteNames.find((each) => each === remote);
    if (!name || registry[name]?.versions[version]) return [];
    const until = Math.max(servedUntil(name, version, known), modifiedAt);
    return now - until > keepMs ? [{ id, why: `served to nobody since ${dayOf(until)}` }] : [];
  });
}

/**
 * The files in common that no release which is kept names. A new one may belong to an upload that is under way.
 * @param manifests of the releases that are kept.
 */
export function needlessFiles(
  stored: readonly StoredFile[],
  manifests: readonly StoredManifest[],
  { registry, now }: Pick<Known, 'registry' | 'now'>,
): string[] {
  const named = new Set<string>();
  const unknown = new Set<string>();
  for (const { id, text } of manifests) {
    const { remote } = partsOf(id);
    const files = filesNamedIn(text);
    if (!files) unknown.add(remote);
    for (const file of files ?? []) named.add(`${remote}/${file}`);
  }
  // What the registry names is needed, also where a manifest is gone.
  for (const name of remoteNames)
    for (const { start } of Object.values(registry[name]?.versions ?? {}))
      for (const file of Object.keys(start?.integrity ?? {})) named.add(`${name}/${file}`);
  return stored
    .filter(({ name }) => !isOneOf(name, named) && !unknown.has(partsOf(name).remote))
    .filter(({ modifiedAt }) => now - modifiedAt > interruptedMs)
    .map(({ name }) => name);
}

// Before the log began, any version may have been served.
function servedUntil(name: RemoteName, version: string, known: Known): number {
  const first = known.entries[0];
  const until = known.entries
    .filter(({ remotes }) => versionsOf(remotes[name]?.from).includes(version))
    .map(({ at }) => Date.parse(at));
  return Math.max(first ? Date.parse(first.at) : known.now, ...until);
}

/**
 * The hosts whose source maps nobody needs: another one runs for longer than pages stay open. When one that the log does
 * not name was served, nobody knows.
 */
export function needlessHosts(
  versions: readonly string[],
  { registry, entries, now, keepMs }: Known,
): string[] {
  const hosts = entries.flatMap(({ at, host }) => (host ? [{ at: Date.parse(at), host }] : []));
  const replacedAt = (version: string) => {
    const last = hosts.findLastIndex(({ host }) => host.version === version);
    return last < 0 ? now : (hosts[last + 1]?.at ?? now);
  };
  return versions.filter(
    (version) => version !== registry.host?.version && now - replacedAt(version) > keepMs,
  );
}

/** The copies of registries, by their hash, that are neither recent nor among the last ones. */
export function needlessCopies(
  hashes: readonly string[],
  { entries, now, keepMs }: Known,
): string[] {
  const kept = new Set(
    entries
      .filter(
        ({ at }, index) => index >= entries.length - keptCopies || now - Date.parse(at) < keepMs,
      )
      .map(({ registry }) => registry),
  );
  // One that no entry names belongs to a change that is being made, or that lost against another.
  const logged = new Set(entries.map(({ registry }) => registry));
  return hashes.filter((hash) => logged.has(hash) && !kept.has(hash));
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
