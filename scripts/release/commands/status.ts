import { type RemoteName, remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, RegistryEntry, Release } from '@investor-portal/registry/format';
import { satisfiesContract } from '@investor-portal/registry/choose';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog } from '../log/log';
import { verified } from '../registry/change-registry';
import { describeSignature } from '../registry/verify-as-host';
import { releaseId } from '../store/release-paths';
import type { Store } from '../store/store';
import { oneLine } from '../command-line/printable';
import type { Reach } from '../registry/registry-changes';

export interface Problem {
  /** The runbook has a line for each kind. */
  kind: 'off' | 'contract' | 'files' | 'log';
  text: string;
}

export interface Status {
  registry: Registry;
  place: string;
  /** An ISO instant. */
  at: string;
  /** Sentences about what was checked and is in order. */
  facts: string[];
  problems: Problem[];
  /** The last entries of the log. */
  log: LogEntry[];
}

export const shownEntries = 20;

/** Reads what runs and what is wrong with it. @throws CliError when the registry cannot be used at all. */
export async function readStatus(store: Store): Promise<Status> {
  const stored = await store.fetchRegistry();
  // An operator without access to the log may still see what runs.
  const read = await readLog(store.records, shownEntries).catch((error: unknown) => String(error));
  const log = typeof read === 'string' ? { entries: [], total: 0 } : read;
  const last = log.entries.at(-1);
  if (!stored && last)
    throw new CliError(
      `The registry in ${store.place} is gone, but its log is there. Put the last one back: \`pnpm releases restore\``,
    );
  const text = stored?.text ?? '{}';
  const registry = stored ? await verified(store, text) : {};
  const difference = differenceFromLog(text, log);
  const signature = await describeSignature(text, store.keys && { keys: store.keys.trusted });
  const logged = last
    ? `changes logged: ${log.total}, the last by ${last.actor}`
    : 'nothing logged';
  return {
    registry,
    place: store.place,
    at: new Date().toISOString(),
    facts: [
      typeof read === 'string' ? `the log cannot be read: ${read}` : logged,
      'fact' in signature ? signature.fact : signature.fault,
    ],
    problems: [
      ...(difference ? [{ kind: 'log', text: difference } as const] : []),
      ...(
        await Promise.all(remoteNames.map((name) => problemsOf(store, registry, name, log)))
      ).flat(),
    ],
    log: log.entries,
  };
}

async function problemsOf(
  store: Store,
  { host, ...remotes }: Registry,
  name: (typeof remoteNames)[number],
  { entries }: { entries: readonly LogEntry[] },
): Promise<Problem[]> {
  const released = remotes[name];
  if (!released) return [];
  const { disabled } = released;
  const logged = entries.find(({ action, at }) => action === 'off' && at === disabled?.since);
  const problems = served(released).map(async ([version, { contract }]): Promise<Problem[]> => {
    const rejected = `${name} ${version} needs ${contract}, the host rejects it`;
    const missing = await store.missingFiles(releaseId(name, version));
    return [
      ...(host && !satisfiesContract(host.contract, contract)
        ? [problem('contract', rejected)]
        : []),
      ...missing.map((file) => problem('files', `${name} ${version}: ${file} is missing`)),
    ];
  });
  const off = disabled && `${name}: ${logged?.reason ?? disabled.reason}`;
  return [...(off ? [problem('off', off)] : []), ...(await Promise.all(problems)).flat()];
}

const problem = (kind: Problem['kind'], text: string): Problem => ({ kind, text });

/** Returns the releases that users get. */
export function served({
  current,
  canary,
  disabled,
  versions,
}: RegistryEntry): [string, Release][] {
  if (disabled) return [];
  const ids = [current, canary?.version];
  return Object.entries(versions).filter(([version]) => ids.includes(version));
}

/** Describes what runs where, since when and for whom, and whether anything is wrong. */
export function describeStatus({ registry, place, at, facts, problems }: Status): string {
  const { host } = registry;
  const hostIs = host
    ? `host ${host.version}, contract ${host.contract}${host.address ? ` at ${host.address}` : ''}`
    : 'host unknown (run `pnpm releases host <address of the portal>`)';
  const lines = [
    `${place} at ${minute(at)}`,
    hostIs,
    ...facts,
    '',
    ...aligned([
      ['remote', 'version', 'needs', 'users', 'since'],
      ...remoteNames.flatMap((name) => rowsOf(name, registry[name])),
    ]),
    '',
    ...(problems.length === 0
      ? ['Nothing is wrong.']
      : ['Something is wrong. The runbook says what to do:']),
    ...problems.map(({ kind, text }) => `  ${kind.padEnd(8)}  ${text}`),
  ];
  // Someone else may have written the registry, so escape it. Nothing in it can then imitate our output.
  return lines.map(oneLine).join('\n');
}

function rowsOf(name: RemoteName, released: RegistryEntry | undefined): string[][] {
  if (!released) return [[name, 'never released here']];
  const { current, canary, disabled, pinned, since, versions } = released;
  const row = (label: string, version: string, whom: string, from?: string) => [
    label,
    version,
    versions[version]?.contract ?? '',
    whom,
    minute(from),
  ];
  if (disabled) return [row(name, current, 'nobody, switched off', disabled.since)];
  if (!canary) return [row(name, current, `everybody${pinned ? ', rolled back' : ''}`, since)];
  return [
    row(name, current, describeRest(canary), since),
    row('  canary', canary.version, describeReach(canary), canary.since),
  ];
}

function aligned(rows: readonly string[][]): string[] {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Formats an ISO instant to the minute. */
function minute(instant = '--'): string {
  return instant.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2Z');
}

/** Describes every version of a remote that one can go back to, and the contracts of hosts that each works with. */
export function describeVersions(
  name: RemoteName,
  { [name]: released }: Registry,
  hosts: readonly Pick<LiveHost, 'contract'>[],
): string {
  if (!released) return `${name} was never released here.`;
  const contracts = [...new Set(hosts.map(({ contract }) => contract))];
  const rows = servedTo(released).map(([version, whom]) => {
    const { sha, releasedAt, contract = '' } = released.versions[version] ?? {};
    return [
      version,
      sha?.slice(0, 10) ?? 'uncommitted',
      minute(releasedAt),
      whom,
      contract,
      ...contracts.map((host) => (satisfiesContract(host, contract) ? 'works' : 'no')),
    ];
  });
  const head = ['version', 'commit', 'released', 'who gets it', 'needs'];
  return aligned([[...head, ...contracts.map((contract) => `host ${contract}`)], ...rows])
    .map(oneLine)
    .join('\n');
}

function servedTo({ current, previous, canary, disabled, history = [] }: RegistryEntry) {
  const everybody = canary ? describeRest(canary) : 'everybody';
  const served = new Map([[current, disabled ? 'nobody: switched off' : everybody]]);
  if (canary) served.set(canary.version, `${describeReach(canary)}, the canary`);
  if (previous) served.set(previous, 'nobody: the fallback');
  // The newest version comes first, because it is the most likely target of a rollback.
  for (const { version, withdrawnAt, ran } of history.toReversed())
    if (!served.has(version))
      served.set(
        version,
        withdrawnAt
          ? `nobody: withdrawn ${minute(withdrawnAt)}`
          : `nobody: ${ran ? 'an earlier one' : 'never ran for all'}`,
      );
  return [...served];
}

export function printIfOff(name: RemoteName, registry: Registry): void {
  const off = registry[name]?.disabled;
  if (!off) return;
  const since = oneLine(off.since ?? '--');
  console.log(
    `${name} is switched off since ${since}, so nobody gets it. Switch it on: \`pnpm releases on ${name}\``,
  );
}

/** Returns the users who get a canary: `staff`, `5% of users`, `staff and 5% of users`. */
export function describeReach({ audience, share }: Reach): string {
  const ofUsers = share > 0 || !audience ? [`${share}% of users`] : [];
  return [...(audience ? [audience] : []), ...ofUsers].join(' and ');
}

function describeRest({ share }: Reach): string {
  return share > 0 ? `${100 - share}% of users` : 'everybody else';
}
