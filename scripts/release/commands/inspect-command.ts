import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { oneLine } from '../command-line/printable';
import { assertNone, CliError } from '../command-line/cli-error';
import { differenceFromLog, type LogEntry, readLog } from '../log/log';
import { parseRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { describeReach, shownEntries } from './status';
import type { PlaceOptions } from './options';
import { configuredTrust, describeSignature } from '../registry/verify-as-host';
import { changedFilesIn } from '../registry/verify-release';
import { releaseId } from '../store/release-paths';

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

interface VerifyOptions extends PlaceOptions {
  keys?: string | undefined;
}

/** Verifies a store without asking any other server. With `keys`, verifies the signature as a host with these keys does. */
export async function verify(options: VerifyOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  if (!stored) throw new CliError(`${store.place} has no registry, so nothing was released there.`);
  const registry = parseRegistry(stored.text, store.place);
  const log = await readLog(store.records, Infinity);
  const difference = differenceFromLog(stored.text, log);
  const own = store.keys && { keys: store.keys.trusted };
  const signature = await describeSignature(
    stored.text,
    options.keys ? configuredTrust(options.keys) : own,
  );
  const faults = [
    ...('fault' in signature ? [signature.fault] : []),
    ...(difference ? [difference] : []),
  ];
  if ('fact' in signature) console.log(oneLine(signature.fact));
  if (!difference) console.log(`${log.total} changes in the log`);
  for (const name of remoteNames)
    for (const [version, release] of Object.entries(registry[name]?.versions ?? {})) {
      const id = releaseId(name, version);
      const manifest = await store.manifestOf(id);
      const changed =
        manifest === undefined
          ? [`its manifest is gone.`]
          : await changedFilesIn(store, id, release);
      faults.push(...changed.map((fault) => `${name} ${version}: ${fault}`));
      if (manifest === undefined || changed.length > 0) continue;
      const commit = release.sha ? `commit ${release.sha.slice(0, 10)}` : 'uncommitted sources';
      console.log(oneLine(`${name} ${version} (${commit}): its files are those released.`));
    }
  assertNone(faults, `${store.place} is not as it was released:`);
  console.log(`${store.place} is whole.`);
}
