import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry, Release, Released } from '@investor-portal/shared/contract/registry';
import { Refusal } from './refusal.ts';

/** Versions that stay in the registry besides those that run: enough to go back to by name. */
const keptVersions = 5;

/** Makes a version the one that runs, and what ran its fallback. A canary of any version ends. */
export function withCurrent(
  registry: Registry,
  name: RemoteName,
  version: string,
  release: Release,
  now: string,
): Registry {
  const before = registry[name];
  if (before?.current === version) return registry;
  return withReleased(registry, name, {
    ...before,
    canary: null,
    current: version,
    previous: before?.current ?? null,
    since: now,
    versions: { ...before?.versions, [version]: release },
  });
}

/** Sends a share of investors, in percent, to a version that is newer than what runs. */
export function withCanary(
  registry: Registry,
  name: RemoteName,
  version: string,
  release: Release,
  share: number,
  now: string,
): Registry {
  const before = released(registry, name);
  return withReleased(registry, name, {
    ...before,
    canary: { version, share, since: now },
    versions: { ...before.versions, [version]: release },
  });
}

/** The canary's share of investors changes; at 100 it becomes what runs, at 0 it ends. */
export function withShare(
  registry: Registry,
  name: RemoteName,
  share: number,
  now: string,
): Registry {
  const before = released(registry, name);
  if (!before.canary) throw new Refusal(`${name} has no canary. pnpm releases shows what runs.`);
  const { version } = before.canary;
  const release = before.versions[version];
  if (share === 0 || !release) return withReleased(registry, name, { ...before, canary: null });
  if (share >= 100) return withCurrent(registry, name, version, release, now);
  return withReleased(registry, name, { ...before, canary: { ...before.canary, share } });
}

/** Takes back what runs: an unfinished canary first, else the version before becomes the current one. */
export function rolledBack(
  registry: Registry,
  name: RemoteName,
  now: string,
  to?: string,
): Registry {
  const before = released(registry, name);
  if (before.canary && to === undefined)
    return withReleased(registry, name, { ...before, canary: null });
  const target = to ?? before.previous;
  if (!target || !(target in before.versions))
    throw new Refusal(
      `${name} has no version to go back to${to ? ` called ${to}` : ''}. The registry knows ${Object.keys(before.versions).join(', ')}.`,
    );
  if (target === before.current) throw new Refusal(`${name} ${target} runs already.`);
  return withReleased(registry, name, {
    ...before,
    canary: null,
    current: target,
    // Going back again goes forward: the version that was left is the next `previous`.
    previous: before.current,
    since: now,
  });
}

/** The kill switch; no reason switches the remote on again. */
export function withSwitch(
  registry: Registry,
  name: RemoteName,
  reason: string | null,
  now: string,
): Registry {
  const before = released(registry, name);
  const disabled = reason === null ? null : { reason, since: now };
  return withReleased(registry, name, { ...before, disabled });
}

function released(registry: Registry, name: RemoteName): Released {
  const before = registry[name];
  if (!before) throw new Refusal(`${name} was never released here.`);
  return before;
}

function withReleased(registry: Registry, name: RemoteName, after: Released): Registry {
  const running = new Set([after.current, after.previous, after.canary?.version]);
  const rest = Object.entries(after.versions)
    .filter(([version]) => !running.has(version))
    .slice(-keptVersions);
  const versions = Object.fromEntries(
    Object.entries(after.versions)
      .filter(([version]) => running.has(version) || rest.some(([kept]) => kept === version))
      .map(([version, release]) => [
        version,
        running.has(version) ? release : withoutStart(release),
      ]),
  );
  return { ...registry, [name]: { ...after, versions } };
}

// Every page carries the registry: what may not run weighs as little as it can. Gone back to by name, such a version
// starts from its manifest.
function withoutStart({ start: _start, ...release }: Release): Release {
  return release;
}
