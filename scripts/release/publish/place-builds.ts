import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, Release, RegistryEntry } from '@investor-portal/registry/format';
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
 * @returns sentences that say what the start left as it was.
 */
export async function placeBuilds(
  store: Store,
  host: LiveHost | undefined,
  builds: readonly PlacedBuild[],
  now: string,
): Promise<string[]> {
  const after = await changeRegistry(store, { action: 'start', now }, async (registry) => {
    const stored = new Set<RemoteName>();
    for (const { name } of builds) {
      const current = registry[name]?.current;
      if (current && (await store.missingFiles(releaseId(name, current))).length === 0)
        stored.add(name);
    }
    return withBuilds(registry, host, builds, now, stored);
  });
  return builds.flatMap(({ name, version }) => {
    const placed = after[name];
    if (!placed) return [];
    const { current, disabled, canary } = placed;
    const why = canary ? `set a canary (${canary.version}, ${canary.share}%)` : 'rolled back';
    const held = `${name}: ${current} goes on running, because an operator ${why}. To run the build of these sources: \`pnpm rollback ${name} --version ${version}\``;
    const off = `${name}: stays switched off. To switch it on: \`pnpm releases on ${name}\``;
    return [...(current === version ? [] : [held]), ...(disabled ? [off] : [])].map(oneLine);
  });
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
  for (const { name, version, release, base } of builds) {
    const before = changed[name];
    changed =
      before && stored.has(name) && isHeld(before, version)
        ? withKnownVersion(changed, name, version, release)
        : withCurrent(changed, name, version, release, now);
    const released = changed[name];
    if (!released) continue;
    changed = { ...changed, [name]: { ...released, base } };
  }
  return changed;
}

// A withdrawn version runs again only when an operator names it. Ending a canary does not pin the current version.
function isHeld(before: RegistryEntry, version: string): boolean {
  if (before.current === version) return false;
  const known = before.history?.find((entry) => entry.version === version);
  return Boolean(before.pinned ?? before.canary ?? known?.withdrawnAt);
}
