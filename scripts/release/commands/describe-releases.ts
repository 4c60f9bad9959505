import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, RegistryEntry } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { oneLine } from '../command-line/printable';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import { satisfiesContract, type Reach } from '../registry/registry-changes';
import { formatHint } from '../store/hints';
import type { Problem } from './findings';
import type { Status } from './read-status';

/** The answer of `pnpm releases` fits on a screen of this width, in characters. */
const screenWidth = 80;

/** Describes what runs where, since when and for whom, and whether anything is wrong. */
export function describeStatus(status: Status, to: string | undefined): string {
  const { registry, place, at, facts, problems } = status;
  const { host } = registry;
  const running = host
    ? [
        `host ${host.version}, contract ${host.contract}`,
        ...(host.address ? [`host at ${host.address}`] : []),
      ]
    : [formatHint('host unknown (run `pnpm releases host <address of the portal>`)', to)];
  const rows = remoteNames.flatMap((name) => rowsOf(name, registry[name]));
  const found =
    problems.length === 0
      ? ['Nothing is wrong.']
      : [
          'Something is wrong. The runbook says what to do:',
          ...problems.flatMap((each) => describeProblem(each, to)),
        ];
  const lines = [
    `${place} at ${minute(at)}`,
    ...running.flatMap((line) => wrapped(line, '')),
    ...facts.flatMap((fact) => wrapped(fact, '')),
    '',
    ...aligned([['remote', 'version', 'needs', 'users', 'since'], ...rows]),
    '',
    ...found,
  ];
  // Someone else may have written the registry, so escape it. Nothing in it can then imitate our output.
  return lines.map(oneLine).join('\n');
}

function rowsOf(name: RemoteName, released: RegistryEntry | undefined): string[][] {
  if (!released) return [[name, 'never released here']];
  const { current, canary, disabled, pinned, since, versions } = released;
  const needs = (version: string) => versions[version]?.contract ?? '';
  const whom = canary ? short(describeRest(canary)) : `everybody${pinned ? ', rolled back' : ''}`;
  if (disabled)
    return [[name, current, needs(current), 'nobody, switched off', minute(disabled.since)]];
  const row = [name, current, needs(current), whom, minute(since)];
  if (!canary) return [row];
  const { version } = canary;
  const reach = short(describeReach(canary));
  return [row, ['  canary', version, needs(version), reach, minute(canary.since)]];
}

// The heading of the column says of what the percentage is.
function short(reach: string): string {
  return reach.replace(' of users', '');
}

function describeProblem({ kind, text }: Problem, to: string | undefined): string[] {
  const [first = '', ...rest] = wrapped(formatHint(text, to), ' '.repeat(13));
  return [`  ${kind.padEnd(10)} ${first.trimStart()}`, ...rest];
}

/** Breaks a text at spaces into lines of the screen. A longer word, such as an address, has a line of its own. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of oneLine(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= screenWidth)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}

function aligned(rows: readonly string[][]): string[] {
  // A remote that was never released has a sentence instead of columns.
  const whole = rows.filter(({ length }) => length > 2);
  const widthOf = (at: number) =>
    Math.max(...(at === 0 ? rows : whole).map((row) => row[at]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widthOf(at)))
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
    const { sha = 'uncommitted', releasedAt, contract = '' } = released.versions[version] ?? {};
    const works = contracts.map((host) =>
      satisfiesContract(contract, { contract: host }) ? 'works' : 'no',
    );
    return [
      version,
      sha.slice(0, sha === 'uncommitted' ? undefined : 10),
      minute(releasedAt),
      whom,
      contract,
      ...works,
    ];
  });
  const head = ['version', 'commit', 'released', 'who gets it', 'needs'];
  return aligned([[...head, ...contracts.map((contract) => `host ${contract}`)], ...rows])
    .map(oneLine)
    .join('\n');
}

function servedTo({ current, previous, canary, disabled, history = [] }: RegistryEntry) {
  const everybody = canary ? describeRest(canary) : 'everybody';
  const served: [version: string, whom: string][] = [
    [current, disabled ? 'nobody: switched off' : everybody],
    ...(canary
      ? [[canary.version, `${describeReach(canary)}, the canary`] as [string, string]]
      : []),
    ...(previous ? [[previous, 'nobody: the fallback'] as [string, string]] : []),
  ];
  const shown = new Set(served.map(([version]) => version));
  // The newest version comes first, because it is the most likely target of a rollback.
  const earlier = history.toReversed().filter(({ version }) => !shown.has(version));
  return [
    ...served,
    ...earlier.map(({ version, withdrawnAt, ran }): [string, string] => [
      version,
      withdrawnAt
        ? `nobody: withdrawn ${minute(withdrawnAt)}`
        : `nobody: ${ran ? 'an earlier one' : 'never ran for all'}`,
    ]),
  ];
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
