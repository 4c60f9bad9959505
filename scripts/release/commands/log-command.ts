import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { describeReach } from './describe-releases';
import type { PlaceOptions } from './options';
import { shownEntries } from './status';

interface LogOptions extends PlaceOptions {
  all?: boolean | undefined;
}

/** Prints the log. If the registry is not that of the last entry, the command prints the log and then fails. */
export async function showLog(options: LogOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  const count = options.all ? Infinity : shownEntries;
  // An entry is described by its difference from the entry before it.
  const log = await readLog(store.records, count + 1);
  const { entries, total } = log;
  if (count < total) console.log(`The last ${count} of ${total} entries; --all shows them all.`);
  for (const [index, entry] of entries.entries())
    if (index >= entries.length - count)
      console.log(
        describeEntry(entry, entries[index - 1])
          .map(oneLine)
          .join('\n'),
      );
  if (total === 0) console.log('Nothing has been logged yet.');
  const difference = differenceFromLog(stored?.text ?? '', log);
  if (difference) throw new CliError(`${difference} Put it back: \`pnpm releases restore\``);
}

function describeEntry(entry: LogEntry, previous: LogEntry | undefined): string[] {
  const { serial, at, actor, action, reason } = entry;
  const before = previous ? parseRegistry(previous.registry, 'the log') : {};
  const after = parseRegistry(entry.registry, 'the log');
  const lines = remoteNames.flatMap((name) => {
    const [from, to] = [describeServed(before[name]), describeServed(after[name])];
    return from === to ? [] : [`  ${name}: ${from && `${from} → `}${to}`];
  });
  const { host } = after;
  if (host && JSON.stringify(host) !== JSON.stringify(before.host))
    lines.push(`  host: ${host.version}, contract ${host.contract}`);
  return [
    `${serial}  ${at}  ${action.padEnd(8)}  ${actor}${reason ? `  “${reason}”` : ''}`,
    ...(lines.length > 0 ? lines : ['  nothing that users get']),
  ];
}

function describeServed(released: RegistryEntry | undefined): string {
  if (!released) return '';
  const { current, canary, disabled, previous, versions } = released;
  const sha = versions[current]?.sha;
  return [
    sha ? `${current} (${sha.slice(0, 10)})` : current,
    ...(canary ? [`canary ${canary.version} for ${describeReach(canary)}`] : []),
    ...(disabled ? [`switched off at ${disabled.since ?? '--'}`] : []),
    ...(previous ? [`fallback ${previous}`] : []),
  ].join(', ');
}
