import type { RemoteName } from '../configuration/configuration';
import type { LiveHost, RegistryEntry } from '@investor-portal/registry/format';
import type { Registry } from '../configuration/registry-schema';
import { oneLine } from '../command-line/printable';
import { remoteNames } from '../configuration/configuration';
import { readLog } from '../log/log';
import { currentRegistry } from '../registry/change-registry';
import { satisfiesContract, type Reach } from '../registry/registry-changes';
import { formatHint } from '../store/hints';
import type { Records, Store } from '../store/store';

const unsigned =
  'The registry is not signed: whoever can write to the place decides what users run (shared/docs/releasing.md).';

export async function showReleases(store: Store, to: string | undefined): Promise<void> {
  const registry = await currentRegistry(store);
  const reasons = await reasonsWhyOff(store.records, registry);
  if (!registry.serial) console.log(unsigned);
  console.log(formatHint(describeReleases(registry, store.place, reasons), to));
}

async function reasonsWhyOff(
  records: Records,
  registry: Registry,
): Promise<Partial<Record<RemoteName, string>>> {
  const off = remoteNames().filter((name) => registry[name]?.disabled);
  if (off.length === 0) return {};
  // An operator without access to the log may still see what runs.
  const read = readLog(records, { text: JSON.stringify(registry), registry });
  const { entries } = await read.catch(() => ({ entries: [] }));
  return Object.fromEntries(
    off.flatMap((name) => {
      const last = entries.findLast(({ entry }) => entry.action === 'off' && entry.remotes[name]);
      return last?.entry.reason ? [[name, last.entry.reason] as const] : [];
    }),
  );
}

/**
 * Describes the registry: the versions of each remote, who gets each version and since when, and the versions that can be
 * rolled back to.
 * @param reasons the reasons of the kill switches, which are not in the registry.
 */
export function describeReleases(
  registry: Registry,
  place: string,
  reasons: Partial<Record<RemoteName, string>> = {},
): string {
  const { host: live } = registry;
  const host = live
    ? `host ${live.version}, contract ${live.contract}${live.address ? `, at ${live.address}` : ''}`
    : 'host unknown (run `pnpm releases host <address of the portal>`)';
  const remotes = remoteNames().flatMap((name) =>
    describe(name, registry[name], live, reasons[name]),
  );
  // Someone else may have written the registry, so escape it. Nothing in it can then imitate our output.
  return [place, host, '', ...remotes].map(oneLine).join('\n');
}

export function printIfOff(name: RemoteName, registry: Registry, to: string | undefined): void {
  const off = registry[name]?.disabled;
  if (!off) return;
  const since = oneLine(off.since ?? '--');
  const hint = `${name} is switched off since ${since}, so nobody gets it. Switch it on: \`pnpm releases on ${name}\``;
  console.log(formatHint(hint, to));
}

/** Returns the users who get a canary: `staff`, `5% of users`, `staff and 5% of users`. */
export function describeReach({ audience, share }: Reach): string {
  const ofUsers = share > 0 || !audience ? [`${share}% of users`] : [];
  return [...(audience ? [audience] : []), ...ofUsers].join(' and ');
}

function describeRest({ share }: Reach): string {
  return share > 0 ? `${100 - share}% of users` : 'everybody else';
}

interface Row {
  version: string;
  who: string;
  when: string;
}

function describe(
  name: RemoteName,
  released: RegistryEntry | undefined,
  host: LiveHost | undefined,
  reason: string | undefined,
): string[] {
  if (!released) return [`${name}: never released here`];
  const { disabled, pinned } = released;
  const off = disabled
    ? [`  SWITCHED OFF since ${disabled.since ?? '--'}: ${reason ?? disabled.reason}`]
    : [];
  const held = pinned
    ? [
        `  ROLLED BACK since ${pinned.since ?? '--'}: npm start leaves it until a version is released or named`,
      ]
    : [];
  const rows = rowsOf(released).flatMap((row) => {
    const release = released.versions[row.version];
    const line = lineOf(row, release?.sha, release?.releasedAt);
    if (!host || !release || satisfiesContract(release.contract, host)) return [line];
    return [line, `    THE HOST REJECTS IT: it needs contract ${release.contract}`];
  });
  return [`${name}:`, ...off, ...held, ...rows];
}

function lineOf({ version, who, when }: Row, sha = 'uncommitted', releasedAt?: string): string {
  const commit = sha.slice(0, sha === 'uncommitted' ? undefined : 10);
  const released = releasedAt ? `released ${releasedAt.slice(0, 16)}Z` : '';
  return `  ${version.padEnd(20)} ${commit.padEnd(11)} ${released.padEnd(27)}${who.padEnd(24)} ${when}`.trimEnd();
}

function rowsOf(released: RegistryEntry): Row[] {
  const { current, previous, canary, since } = released;
  const served: Row[] = [
    {
      version: current,
      who: canary ? describeRest(canary) : 'everybody',
      when: `since ${since ?? '--'}`,
    },
    ...(canary
      ? [
          {
            version: canary.version,
            who: `${describeReach(canary)}, the canary`,
            when: `since ${canary.since ?? '--'}`,
          },
        ]
      : []),
    ...(previous ? [{ version: previous, who: 'nobody: the fallback', when: '' }] : []),
  ];
  const shown = new Set(served.map(({ version }) => version));
  const others = (released.history ?? []).filter(({ version }) => !shown.has(version));
  // The newest version comes first, because it is the most likely target of a rollback.
  const earlier = others.toReversed().map(({ version, withdrawnAt, ran }) => {
    if (withdrawnAt) return { version, who: 'nobody: withdrawn', when: `since ${withdrawnAt}` };
    return { version, who: ran ? 'nobody: an earlier one' : 'nobody: never ran for all', when: '' };
  });
  return [...served, ...earlier];
}
