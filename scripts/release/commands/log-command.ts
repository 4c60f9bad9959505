import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog, type ServedState } from '../log/log';
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
  const log = await readLog(store.records, options.all ? Infinity : shownEntries);
  const { entries, total } = log;
  if (entries.length < total)
    console.log(`The last ${entries.length} of ${total} entries; --all shows them all.`);
  for (const entry of entries) console.log(describeEntry(entry).map(oneLine).join('\n'));
  if (total === 0) console.log('Nothing has been logged yet.');
  const difference = differenceFromLog(stored?.text ?? '', log);
  if (difference) throw new CliError(`${difference} Put it back: \`pnpm releases restore\``);
}

function describeEntry({ serial, at, actor, action, reason, before, after }: LogEntry): string[] {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  const lines = [...names].map((name) => {
    const [from, to] = [before.remotes[name], after.remotes[name]];
    return `${name}: ${from ? `${describeServed(from)} → ` : ''}${to ? describeServed(to) : 'no longer in the registry'}`;
  });
  if (after.host) lines.push(`host: ${after.host.version}, contract ${after.host.contract}`);
  return [
    `${serial}  ${at}  ${action.padEnd(8)}  ${actor}${reason ? `  “${reason}”` : ''}`,
    ...(lines.length > 0 ? lines : ['nothing that users get']).map((line) => `  ${line}`),
  ];
}

function describeServed({ current, sha, canary, off, previous }: ServedState): string {
  return [
    sha ? `${current} (${sha.slice(0, 10)})` : current,
    ...(canary ? [`canary ${canary.version} for ${describeReach(canary)}`] : []),
    ...(off ? ['switched off'] : []),
    ...(previous ? [`fallback ${previous}`] : []),
  ].join(', ');
}
