import { remoteNames } from '../configuration/configuration';
import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import type { LogEntry, RemoteChange, ServedState } from '../log/log-entry';
import { readLog } from '../log/log';
import { verifiedRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { describeReach } from './describe-releases';
import type { PlaceOptions } from './options';

export const shownEntries = 20;

interface LogOptions extends PlaceOptions {
  all?: boolean | undefined;
}

/** Prints the log. The log is always checked: if it is damaged, the command prints the log and then fails. */
export async function showLog(options: LogOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  const registry = await verifiedRegistry(store, stored);
  if (!stored) throw new CliError(`${store.place} has no registry, so nothing was released there.`);
  const { entries, faults } = await readLog(store.records, { text: stored.text, registry });
  const shown = options.all ? entries : entries.slice(-shownEntries);
  if (shown.length < entries.length)
    console.log(`The last ${shown.length} of ${entries.length} entries; --all shows them all.`);
  for (const { entry } of shown) console.log(describeEntry(entry).map(oneLine).join('\n'));
  if (faults.length > 0)
    throw new CliError(
      `The log in ${store.records.place} is not whole:\n- ${faults.join('\n- ')}\nThe storage’s own access log says who wrote. From here on it is whole again after \`pnpm releases restore\`, which also puts the registry back.`,
    );
  const last = entries.at(-1);
  console.log(
    last
      ? `The log is whole: ${entries.length} entries, the last ${last.hash}.`
      : 'Nothing has been logged yet.',
  );
}

function describeEntry(logged: LogEntry): string[] {
  const { entry, at, actor, action, reason, remotes, host, accepted = [] } = logged;
  const changes = remoteNames().flatMap((name) => {
    const change = remotes[name];
    return change ? [`${name}: ${describeChange(change)}`] : [];
  });
  const broken = `the log was not whole before this (${accepted.map((hash) => hash.slice(0, 16)).join(', ')})`;
  const lines = [
    ...changes,
    ...(host ? [`host: ${host.version}, contract ${host.contract}`] : []),
    ...(accepted.length > 0 ? [broken] : []),
  ];
  return [
    `${String(entry).padStart(5)}  ${at}  ${action.padEnd(8)}  ${actor}${reason ? `  “${reason}”` : ''}`,
    ...(lines.length > 0 ? lines : ['nothing that users get']).map((line) => `       ${line}`),
  ];
}

function describeChange({ from, to }: RemoteChange): string {
  return `${from ? `${describeServed(from)} → ` : ''}${to ? describeServed(to) : 'no longer in the registry'}`;
}

function describeServed({ current, sha, canary, off, previous }: ServedState): string {
  return [
    sha ? `${current} (${sha.slice(0, 10)})` : current,
    ...(canary ? [`canary ${canary.version} for ${describeReach(canary)}`] : []),
    ...(off ? ['switched off'] : []),
    ...(previous ? [`fallback ${previous}`] : []),
  ].join(', ');
}
