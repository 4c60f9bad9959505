import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry, Released } from '@investor-portal/shared/contract/registry';

/** The registry for a person: what runs of each remote, who gets it, since when. */
export function describeReleases(
  registry: Registry,
  place: string,
  names: readonly RemoteName[],
): string {
  const host = registry.host
    ? `host ${registry.host.version}, contract ${registry.host.contract}`
    : 'host not known (pnpm releases host)';
  const remotes = names.flatMap((name) => describe(name, registry[name]));
  return [place, host, '', ...remotes].join('\n');
}

function describe(name: RemoteName, released: Released | undefined): string[] {
  if (!released) return [`${name}: never released here`];
  const { current, previous, canary, disabled, since } = released;
  const rest = canary ? `${100 - canary.share}% of investors` : 'everybody';
  const rows: [string, string, string][] = [
    [current, rest, `since ${since ?? '--'}`],
    ...(canary
      ? [[canary.version, `${canary.share}%, the canary`, `since ${canary.since ?? '--'}`] as const]
      : []),
    ...(previous ? [[previous, 'nobody: the fallback', ''] as const] : []),
  ].map(([version, who, when]) => [version, who, when]);
  const off = disabled
    ? [`  SWITCHED OFF since ${disabled.since ?? '--'}: ${disabled.reason}`]
    : [];
  return [
    `${name}:`,
    ...off,
    ...rows.map(([version, who, when]) => {
      const sha = released.versions[version]?.sha?.slice(0, 10) ?? 'uncommitted';
      return `  ${version.padEnd(20)} ${sha.padEnd(11)} ${who.padEnd(24)} ${when}`.trimEnd();
    }),
  ];
}
