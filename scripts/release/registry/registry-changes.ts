import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { Release, RegistryEntry } from '@investor-portal/registry/format';
import { satisfiesContract } from '@investor-portal/registry/choose';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { type History, ranBefore, withKnown, withReturn, withRun, withWithdrawn } from './history';

/** The number of versions that the registry keeps for rollbacks, besides the running versions. */
const keptVersions = 5;

/** Makes a version current and its predecessor the fallback. Ends a running canary and the pin of a rollback. */
export function withCurrent(
  registry: Registry,
  name: RemoteName,
  version: string,
  release: Release,
  now: string,
): Registry {
  const before = registry[name];
  if (before?.current === version) return registry;
  const after = {
    ...before,
    canary: null,
    pinned: null,
    current: version,
    since: now,
    versions: { ...before?.versions, [version]: release },
  };
  return withReleased(registry, name, after, withRun(before?.history ?? [], version));
}

export interface Reach {
  /** In percent. */
  share: number;
  /** The cohort that always gets the canary, independent of the share. */
  audience?: string | undefined;
}

export function withCanary(
  registry: Registry,
  name: RemoteName,
  version: string,
  release: Release,
  { share, audience }: Reach,
  now: string,
): Registry {
  const canary = { version, share, ...(audience && { audience }), since: now };
  return withKnownVersion(registry, name, version, release, { canary });
}

/** Adds a version that no user gets until an operator names it. @param changes of the remote's entry. */
export function withKnownVersion(
  registry: Registry,
  name: RemoteName,
  version: string,
  release: Release,
  changes: Partial<RegistryEntry> = {},
): Registry {
  const before = released(registry, name);
  const after = { ...before, ...changes, versions: { ...before.versions, [version]: release } };
  return withReleased(registry, name, after, withKnown(before.history, version));
}

/**
 * Changes the canary's share of users: 100 makes the canary current, and 0 ends it.
 * @param audience keeps the canary's audience if undefined. A canary with an audience continues at a share of 0.
 * @param version restarts a canary that has ended.
 */
export function withShare(
  registry: Registry,
  name: RemoteName,
  { share, audience }: Reach,
  now: string,
  version?: string,
): Registry {
  const before = released(registry, name);
  const { canary } = before;
  if (version !== undefined && version !== canary?.version)
    return withKnownCanary(registry, name, version, { share, audience }, now);
  if (!canary)
    throw new CliError(
      `${name} has no canary. To start one with a version in the registry (${knownOf(before)}): \`pnpm releases canary ${name} <percent> --version <version>\`.`,
    );
  const release = before.versions[canary.version];
  if ((share === 0 && !audience) || !release) return withoutCanary(registry, name, now);
  assertSatisfied(registry, name, canary.version, release);
  if (share >= 100) return withCurrent(registry, name, canary.version, release, now);
  const after = { ...before, canary: { ...canary, share, ...(audience && { audience }) } };
  return withReleased(registry, name, after, before.history);
}

// The version is withdrawn, so it cannot become a fallback either.
function withoutCanary(registry: Registry, name: RemoteName, now: string): Registry {
  const before = released(registry, name);
  const history = withWithdrawn(before.history, before.canary?.version ?? '', now);
  return withReleased(registry, name, { ...before, canary: null }, history);
}

function withKnownCanary(
  registry: Registry,
  name: RemoteName,
  version: string,
  reach: Reach,
  now: string,
): Registry {
  const before = released(registry, name);
  const release = before.versions[version];
  if (!release)
    throw new CliError(`${name} has no version ${version}. The registry has ${knownOf(before)}.`);
  if (version === before.current) throw new CliError(`${name} ${version} is already running.`);
  if ((reach.share <= 0 && !reach.audience) || reach.share >= 100)
    throw new CliError(
      `A canary starts with more than 0 and less than 100 percent of users. For all of them: \`pnpm rollback ${name} --version ${version}\``,
    );
  assertSatisfied(registry, name, version, release);
  return withCanary(registry, name, version, release, reach, now);
}

/**
 * Rolls back: ends a running canary, or else makes the previous or the named version current. The version that is rolled back
 * is withdrawn: no user gets it, it is not used as a fallback, and it runs again only when an operator names it.
 */
export function rolledBack(
  registry: Registry,
  name: RemoteName,
  now: string,
  to?: string,
): Registry {
  const before = released(registry, name);
  if (before.canary && to === undefined) return withoutCanary(registry, name, now);
  const target = to ?? ranBefore(before.history, before.current);
  const release = target ? before.versions[target] : undefined;
  if (!target || !release)
    throw new CliError(
      `${name} has no version ${to ?? 'to roll back to'}. The registry has ${knownOf(before)}: \`pnpm rollback ${name} --version <version>\`.`,
    );
  if (target === before.current) throw new CliError(`${name} ${target} is already running.`);
  assertSatisfied(registry, name, target, release);
  const history = withReturn(before.history, target, now);
  const { canary } = before;
  const left = canary && canary.version !== target ? canary.version : '';
  // Rolling back to the newest version does not pin it, so the next `npm start` may replace it.
  const pinned = history.at(-1)?.version === target ? null : { since: now };
  const after = { ...before, canary: null, pinned, current: target, since: now };
  return withReleased(registry, name, after, withWithdrawn(history, left, now));
}

function assertSatisfied(
  { host }: Registry,
  name: RemoteName,
  version: string,
  release: Release,
): void {
  if (!host || satisfiesContract(host.contract, release.contract)) return;
  throw new CliError(
    `${name} ${version} needs contract ${release.contract}, but the live host has ${host.contract}.`,
  );
}

/** The kill switch. A reason switches the remote off, and null switches it on again. */
export function withSwitch(
  registry: Registry,
  name: RemoteName,
  reason: string | null,
  now: string,
): Registry {
  const before = released(registry, name);
  const disabled = reason === null ? null : { reason, since: now };
  return withReleased(registry, name, { ...before, disabled }, before.history);
}

/** Returns the registry's entry of a remote. @throws CliError if the remote has no release. */
export function released(
  registry: Registry,
  name: RemoteName,
): RegistryEntry & { history: History } {
  const before = registry[name];
  if (!before)
    throw new CliError(`${name} was never released here. Release it to everybody first.`);
  return { ...before, history: before.history ?? [] };
}

/** Returns the versions that an operator can name. Withdrawn versions are marked. */
export function knownOf({ versions, history = [] }: RegistryEntry): string {
  const withdrawn = new Set(
    history.flatMap(({ version, withdrawnAt }) => (withdrawnAt ? [version] : [])),
  );
  return Object.keys(versions)
    .map((version) => (withdrawn.has(version) ? `${version} (withdrawn)` : version))
    .join(', ');
}

function withReleased(
  registry: Registry,
  name: RemoteName,
  changed: Omit<RegistryEntry, 'history' | 'previous'>,
  history: History,
): Registry {
  const after = { ...changed, previous: ranBefore(history, changed.current) };
  const running = new Set([after.current, after.previous, after.canary?.version]);
  const rest = history.map(({ version }) => version).filter((version) => !running.has(version));
  const kept = new Set([...running, ...rest.slice(-keptVersions)]);
  const versions = Object.fromEntries(
    Object.entries(after.versions)
      .filter(([version]) => kept.has(version))
      .map(([version, release]) => [
        version,
        running.has(version) ? release : withoutStart(release),
      ]),
  );
  const known = history.filter(({ version }) => kept.has(version));
  return { ...registry, [name]: { ...after, versions, history: known } };
}

// Every page contains the registry, so the entries of versions that do not run are short. When such a version runs again, the
// missing data is read from its manifest (verify-release.ts).
function withoutStart({ start: _start, ...release }: Release): Release {
  return release;
}
