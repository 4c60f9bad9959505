import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { LiveHost, Registry, Released } from '@investor-portal/shared/contract/registry';
import { oneLine } from '../serve/printable.ts';
import { historyOf } from './history.ts';
import { satisfiesContract } from './registry-changes.ts';

/** Describes the registry: what runs of each remote, who gets it, and since when. */
export function describeReleases(
  registry: Registry,
  place: string,
  names: readonly RemoteName[],
): string {
  const host = registry.host
    ? `host ${registry.host.version}, contract ${registry.host.contract}`
    : 'host unknown (run `pnpm releases host` from its sources)';
  const remotes = names.flatMap((name) => describe(name, registry[name], registry.host));
  // The registry may be somebody else's: escape it, so that nothing in it passes for output of ours.
  return [place, host, '', ...remotes].map(oneLine).join('\n');
}

/** The reminder after a change that reaches nobody because the remote is off. */
export function stillOff(name: RemoteName, { reason }: { reason: string }): string {
  return `${name} is switched off (${oneLine(reason)}), so nobody gets it. Switch it on: \`pnpm releases on ${name}\``;
}

function describe(
  name: RemoteName,
  released: Released | undefined,
  host: LiveHost | undefined,
): string[] {
  if (!released) return [`${name}: never released here`];
  const { current, previous, canary, disabled, since } = released;
  const rest = canary ? `${100 - canary.share}% of investors` : 'everybody';
  const rows: [string, string, string][] = [
    [current, rest, `since ${since ?? '--'}`],
    ...(canary
      ? [[canary.version, `${canary.share}%, the canary`, `since ${canary.since ?? '--'}`] as const]
      : []),
    ...(previous ? [[previous, 'nobody: the fallback', ''] as const] : []),
    ...historyOf(released).flatMap(({ version, withdrawnAt }) =>
      withdrawnAt && version !== canary?.version
        ? [[version, 'nobody: withdrawn', `since ${withdrawnAt}`] as const]
        : [],
    ),
  ].map(([version, who, when]) => [version, who, when]);
  const off = disabled
    ? [`  SWITCHED OFF since ${disabled.since ?? '--'}: ${disabled.reason}`]
    : [];
  return [
    `${name}:`,
    ...off,
    ...rows.flatMap(([version, who, when]) => {
      const release = released.versions[version];
      const sha = release?.sha?.slice(0, 10) ?? 'uncommitted';
      const line = `  ${version.padEnd(20)} ${sha.padEnd(11)} ${who.padEnd(24)} ${when}`.trimEnd();
      if (!host || !release || satisfiesContract(release.contract, host)) return [line];
      return [line, `    THE HOST REJECTS IT: it needs contract ${release.contract}`];
    }),
  ];
}
