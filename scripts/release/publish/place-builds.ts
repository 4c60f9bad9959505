import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, Release, RegistryEntry } from '@investor-portal/registry/format';
import { satisfiesContract } from '@investor-portal/registry/satisfies-contract';
import type { Registry } from '../../workspace/registry';
import { oneLine } from '../command-line/printable';
import { changeRegistry } from '../registry/change-registry';
import { withCurrent, withKnownVersion } from '../registry/registry-changes';
import { releaseId } from '../store/release-paths';
import type { Store } from '../store/store';

interface PlacedBuild {
  name: RemoteName;
  version: string;
  release: Release;
  base: string | undefined;
}

/**
 * Makes builds of one commit current when `npm start` runs. Changes by an operator take precedence: a rollback, a canary and
 * the kill switch stay (decision 65).
 * @returns sentences that say what the start changed and what it left.
 */
export async function placeBuilds(
  store: Store,
  host: LiveHost | undefined,
  builds: readonly PlacedBuild[],
  now: string,
): Promise<string[]> {
  let notes: string[] = [];
  await changeRegistry(store, { action: 'start', now }, async (registry) => {
    const stored = new Set<RemoteName>();
    for (const { name } of builds) {
      const current = registry[name]?.current;
      if (current && (await store.missingFiles(releaseId(name, current))).length === 0)
        stored.add(name);
    }
    const after = withBuilds(registry, host, builds, now, stored);
    notes = [
      ...explainHost(registry.host, after.host),
      ...builds.flatMap((build) => explain(build, registry[build.name], after)),
    ];
    return after;
  });
  return notes;
}

/** @param stored the remotes whose current version is in the store. */
function withBuilds(
  registry: Registry,
  host: LiveHost | undefined,
  builds: readonly PlacedBuild[],
  now: string,
  stored: ReadonlySet<RemoteName>,
): Registry {
  let changed: Registry = { ...registry, host };
  for (const { name, version, release: built, base } of builds) {
    const before = changed[name];
    const release = asStored(before?.versions[version], built);
    changed =
      before && stored.has(name) && isHeld(before, version)
        ? withKnownVersion(changed, name, version, release)
        : withCurrent(changed, name, version, release, now);
    const released = changed[name];
    if (!released) continue;
    changed = { ...changed, [name]: withCommit({ ...released, base }, version, built.sha) };
  }
  return changed;
}

// A stored release keeps its stamp, even if these sources would be stamped differently (for example without a commit).
function asStored(known: Release | undefined, built: Release): Release {
  if (!known?.integrity) return built;
  return known.integrity === built.integrity
    ? { ...known, start: known.start ?? built.start }
    : known;
}

// A version is a hash of its sources. If it was built before the sources were committed, it still belongs to this commit.
function withCommit(
  released: RegistryEntry,
  version: string,
  sha: string | undefined,
): RegistryEntry {
  const known = released.versions[version];
  if (!known || known.sha || !sha) return released;
  return { ...released, versions: { ...released.versions, [version]: { ...known, sha } } };
}

// A withdrawn version runs again only when an operator names it. Ending a canary does not pin the current version.
function isHeld(before: RegistryEntry, version: string): boolean {
  if (before.current === version) return false;
  const known = before.history?.find((entry) => entry.version === version);
  return Boolean(before.pinned ?? before.canary ?? known?.withdrawnAt);
}

function explainHost(before: LiveHost | undefined, now: LiveHost | undefined): string[] {
  if (!before || !now || now.version === before.version) return [];
  return [oneLine(`host: ${now.version} now runs; before, it was ${before.version}.`)];
}

function explain(
  { name, version }: PlacedBuild,
  before: RegistryEntry | undefined,
  after: Registry,
): string[] {
  const now = after[name];
  if (!before || !now) return [];
  const notes: string[] = [];
  if (now.current !== before.current)
    notes.push(`${name}: ${now.current} now runs; before, it was ${before.current}.`);
  else if (now.current !== version)
    notes.push(
      `${name}: ${now.current} goes on running, because ${whyHeld(now)}. To run the build of these sources: \`pnpm rollback ${name} --version ${version}\``,
    );
  if (now.disabled)
    notes.push(
      `${name}: stays switched off, since ${now.disabled.since ?? 'an unknown time'}. To switch it on: \`pnpm releases on ${name}\``,
    );
  const release = now.versions[now.current];
  if (after.host && release && !satisfiesContract(after.host.contract, release.contract))
    notes.push(
      `${name}: ${now.current} needs contract ${release.contract}, which this host (${after.host.contract}) does not meet: users get an error in its place.`,
    );
  return notes.map(oneLine);
}

function whyHeld({ canary, pinned }: RegistryEntry): string {
  if (canary) return `an operator set a canary (${canary.version}, ${canary.share}%)`;
  return `an operator rolled back${pinned?.since ? ` on ${pinned.since}` : ''}`;
}
