import type { Registry } from '../release/configuration/registry-schema';
import { prune } from '../release/commands/prune-command';
import { release } from '../release/commands/release-command';
import { rollback } from '../release/commands/rollback-command';
import { theseSources } from '../release/configuration/configuration';
import { changeRegistry, currentRegistry } from '../release/registry/change-registry';
import { openStore } from '../release/store/open-store';
import { remotes } from '../workspace/apps';

const dayMs = 86_400_000;

/** Releases the remotes that are checked out to every visitor of the previews, and removes old previews. */
export async function updatePreviews(to: string, days: number): Promise<void> {
  const store = await openStore(to);
  for (const remote of remotes) {
    const version = theseSources().versionOf(remote.folder);
    const { [remote.name]: released } = await currentRegistry(store);
    // After a revert, main has a version that ran before.
    const ranBefore = released?.versions[version] !== undefined && released.current !== version;
    await (ranBefore ? rollback(remote, { to, version }) : release(remote, { to }));
  }
  const now = new Date();
  const since = new Date(now.getTime() - days * dayMs).toISOString();
  const note = {
    action: 'release',
    now: now.toISOString(),
    reason: `previews from before ${since} end`,
  } as const;
  await changeRegistry(store, note, (known) => withoutPreviews(known, since));
  // `prune` removes the files of old previews once no open page can need them.
  await prune({ to, remove: true });
}

/** Removes the versions that were released before an ISO instant and that no visitor gets without choosing them. */
export function withoutPreviews(registry: Registry, since: string): Registry {
  const changed = remotes.flatMap(({ name }) => {
    const entry = registry[name];
    if (!entry) return [];
    const running = [entry.current, entry.previous, entry.canary?.version];
    const isKept = (version: string) =>
      running.includes(version) || (entry.versions[version]?.releasedAt ?? since) >= since;
    const versions = Object.fromEntries(
      Object.entries(entry.versions).filter(([version]) => isKept(version)),
    );
    const history = entry.history?.filter(({ version }) => isKept(version));
    return [[name, { ...entry, versions, ...(history && { history }) }] as const];
  });
  return { ...registry, ...Object.fromEntries(changed) };
}
