import type { Registry } from '../configuration/registry-schema';
import { oneLine } from '../command-line/printable';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import type { ReleaseKeys } from '../keys/release-keys';
import { copyOf, type LogEntry, sha256 } from '../log/log-entry';
import {
  copyFileOf,
  readEntries,
  readLog,
  signedFileOf,
  type StoredEntries,
  type WrittenEntry,
} from '../log/log';
import { logged, parseRegistry, writeLogged } from '../registry/change-registry';
import { withVerified } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import type { Store, StoredRegistry } from '../store/store';
import type { ChangeOptions } from './options';
import { showStatus } from './releases-command';

interface RestoreOptions extends ChangeOptions {
  entry?: string | undefined;
  force?: boolean | undefined;
}

/** Restores a registry. The restore is itself a new entry of the log. */
export async function restore(options: RestoreOptions): Promise<void> {
  const store = await openStore(options.to);
  const stored = await store.fetchRegistry();
  const damaged = readable(store, stored);
  const entries = await readEntries(store.records);
  const { found } = entries;
  const last = lastOf(entries, damaged?.log?.head);
  if (!last)
    throw new CliError(
      `${store.records.place} has no log of ${store.place}, so there is nothing to put back. Put back a version of releases.json that the storage or a backup kept.`,
    );
  const chosen = options.entry ? chainTo(found, last, options.entry) : last;
  const copy = await store.records.read(copyFileOf(chosen.entry.registry));
  if (copy === undefined || sha256(copy) !== chosen.entry.registry)
    throw new CliError(
      `The copy of the registry of entry ${chosen.entry.entry} is gone or was changed. Name an earlier one: \`pnpm releases restore --entry ${chosen.entry.entry - 1}\``,
    );
  if (store.keys && !options.force) await assertSignedOnce(store, store.keys, chosen);
  const log = { entries: last.entry.entry, head: last.hash };
  const good: Registry = { ...parseRegistry(copy, store.records.place), log };
  await withVerified(store, {}, good);
  const now = new Date().toISOString();
  const { faulty } = await readLog(store.records, { text: JSON.stringify(good), registry: good });
  const note = { action: 'restore', now, reason: options.reason, accepted: faulty } as const;
  await store.assertWritable();
  const written = await logged(store, note, { ...damaged, serial: last.entry.serial, log }, good);
  await writeLogged(store, written, stored?.tag);
  console.log(
    oneLine(
      `Put the registry in ${store.place} back as it was after entry ${chosen.entry.entry}, of ${chosen.entry.at}.`,
    ),
  );
  await showStatus(store, options.to, false);
}

// An attacker who can write to the log and the copies must not get a signature for a forged registry.
async function assertSignedOnce(store: Store, keys: ReleaseKeys, { entry }: WrittenEntry) {
  const text = (await store.records.read(signedFileOf(entry.registry))) ?? '';
  const payload = await readSigned(text, keys.trusted);
  if (payload !== undefined && sha256(copyOf(payload)) === entry.registry) return;
  throw new CliError(
    `The registry of entry ${entry.entry} was never signed by a key you have. Look at it (${copyFileOf(entry.registry)} in ${store.records.place}), then name another entry, or sign it all the same: \`pnpm releases restore --entry ${entry.entry} --force\``,
  );
}

function readable(store: Store, stored: StoredRegistry | undefined): Registry | undefined {
  try {
    return stored && parseRegistry(stored.text, store.place);
  } catch {
    return undefined;
  }
}

// Finds the entry that the registry names, or the last entry that follows it, because the registry may be an older one. If the
// registry names no stored entry, the newest entry is used.
function lastOf(
  { found, isCommitted }: StoredEntries,
  head: string | undefined,
): WrittenEntry | undefined {
  const all = [...found].map(([hash, entry]) => ({ hash, entry }));
  let named = all.find(({ hash }) => hash === head);
  for (let next = named; next; next = newestOf(all.filter(follows(next)))) named = next;
  if (named) return named;
  const highest = Math.max(...all.map(({ entry }) => entry.entry));
  const newest = all.filter(({ entry }) => entry.entry === highest);
  // Two entries with the same number were written at the same time, and one of them was rejected.
  return newestOf(newest.filter(isCommitted)) ?? newestOf(newest);

  function follows({ hash }: WrittenEntry) {
    return (each: WrittenEntry) => each.entry.before === hash && isCommitted(each);
  }
}

function newestOf(entries: readonly WrittenEntry[]): WrittenEntry | undefined {
  return entries.toSorted((one, other) => other.entry.at.localeCompare(one.entry.at))[0];
}

function chainTo(
  found: ReadonlyMap<string, LogEntry>,
  last: WrittenEntry,
  number: string,
): WrittenEntry {
  let reached: WrittenEntry | undefined = last;
  while (reached && String(reached.entry.entry) !== number) {
    const hash: string | null = reached.entry.before;
    const entry: LogEntry | undefined = hash === null ? undefined : found.get(hash);
    reached = hash !== null && entry ? { hash, entry } : undefined;
  }
  if (reached) return reached;
  throw new CliError(`The log has no entry ${number}. See \`pnpm releases log --all\`.`);
}
