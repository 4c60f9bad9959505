import * as v from 'valibot';
import type { Registry } from '../configuration/registry-schema';
import type { Records } from '../store/store';
import { copyOf, type LogEntry, logEntrySchema, sha256 } from './log-entry';

/**
 * The log of a store: a file an entry, each with the hash of the one before; the registry names the last (decision 67).
 * An entry that the registry does not reach never happened.
 */
const folder = 'log';
/** A file for each entry whose change was made, so that an older registry that is put back does not hide it. */
const marks = 'committed';

export interface WrittenEntry {
  /** The SHA-256 of its text. */
  hash: string;
  entry: LogEntry;
}

const nameOf = (number: number, hash: string) =>
  `${String(number).padStart(6, '0')}-${hash.slice(0, 16)}.json`;
const fileOf = ({ hash, entry }: WrittenEntry) => `${folder}/${nameOf(entry.entry, hash)}`;
const markOf = ({ hash, entry }: WrittenEntry) => `${marks}/${nameOf(entry.entry, hash)}`;
export const copyFileOf = (hash: string) => `registries/${hash}.json`;
/** The registry as it was signed. */
export const signedFileOf = (hash: string) => `registries/${hash}.signed.json`;

/** Writes an entry and the registry that belongs to it. It counts when the registry names it. */
export async function writeEntry(
  records: Records,
  entry: LogEntry,
  registry: Registry,
): Promise<WrittenEntry> {
  const text = `${JSON.stringify(entry)}\n`;
  const written = { hash: sha256(text), entry };
  await records.put(copyFileOf(entry.registry), copyOf(JSON.stringify(registry)));
  await records.put(fileOf(written), text);
  return written;
}

/** Marks an entry as one whose change was made. The change counts without it: it is evidence against an older registry. */
export async function markCommitted(records: Records, written: WrittenEntry): Promise<void> {
  await records.put(markOf(written), '{}\n').catch(() => undefined);
}

/** The marks of the changes that were made, oldest first. */
export function committedMarks(records: Records): Promise<string[]> {
  return records.list(marks);
}

/**
 * The changes that are not in this registry's log, and that no restore has accepted: the registry is an older one that was
 * put back, or its log was cut off. A change that was killed before it was marked does not count.
 * @param made the marks as they were before the registry was read: it had these changes by then.
 */
export async function changesMissingIn(
  records: Records,
  read: Read,
  made: readonly string[],
): Promise<WrittenEntry[]> {
  const { log } = read.registry;
  // This is known of most registries at once: reading the log takes a request for each entry.
  if (made.length === 0 || (log && made.at(-1) === `${marks}/${nameOf(log.entries, log.head)}`))
    return [];
  const { left } = await readLog(records, read);
  return left.filter((written) => made.includes(markOf(written)));
}

/** Removes an entry whose change lost against another. Where that is not allowed, it is ignored as it is not reached. */
export async function dropEntry(records: Records, written: WrittenEntry): Promise<void> {
  await records.remove(fileOf(written)).catch(() => undefined);
}

/** A registry, and the text that it was read from. */
export interface Read {
  text: string;
  registry: Registry;
}

interface ReadLog {
  /** The entries that the registry's last one reaches, oldest first. */
  entries: WrittenEntry[];
  /** What does not fit together, in plain sentences; empty when the log is whole. */
  faults: string[];
  /** The hashes that these faults are about: a restore accepts them, from which on the log is whole again. */
  faulty: string[];
  /** The entries that are not reached, were not lost to another and are not accepted. */
  left: WrittenEntry[];
}

interface Fault {
  /** The SHA-256 of the entry that it is about. */
  hash: string;
  text: string;
}

/** Reads the log back from the entry that the registry names, and checks each against the hash that names it. */
export async function readLog(records: Records, { text, registry }: Read): Promise<ReadLog> {
  const stored = await readEntries(records);
  const faults = [...stored.unreadable];
  const entries: WrittenEntry[] = [];
  const { log } = registry;
  let next = log?.head ?? null;
  let number = log?.entries ?? 0;
  while (next !== null) {
    const entry = stored.found.get(next);
    if (!entry || entry.entry !== number) {
      const fault = `Entry ${number} is missing or was changed: no file has the hash ${next}.`;
      faults.push({ hash: next, text: fault });
      break;
    }
    entries.unshift({ hash: next, entry });
    next = entry.before;
    number -= 1;
  }
  const [first] = entries;
  if (next === null && number !== 0 && first)
    faults.push({ hash: first.hash, text: 'The log does not begin at entry 1.' });
  const accepted = new Set(entries.flatMap(({ entry }) => entry.accepted ?? []));
  const isOpen = ({ hash }: { hash: string }) => !accepted.has(hash);
  const open = faults.filter(isOpen);
  const left = leftOut(stored, entries).filter(isOpen);
  const moved = log && entries.at(-1)?.entry.registry !== sha256(copyOf(text));
  return {
    entries,
    faults: [
      ...open.map((fault) => fault.text),
      ...(moved ? ['The registry was changed past the release tool since the last entry.'] : []),
      ...(left.length > 0 ? [whatIsLeftOut(left)] : []),
    ],
    faulty: [...open, ...left].map(({ hash }) => hash),
    left,
  };
}

// An entry that lost against another follows a reached one, and its change was never made.
function leftOut(
  { found, isCommitted }: StoredEntries,
  entries: readonly WrittenEntry[],
): WrittenEntry[] {
  const reached = new Set(entries.map(({ hash }) => hash));
  const all = [...found].map(([hash, entry]) => ({ hash, entry }));
  return all.filter((written) => {
    const { before } = written.entry;
    const lost = before === null ? reached.size > 0 : reached.has(before);
    return !reached.has(written.hash) && (!lost || isCommitted(written));
  });
}

function whatIsLeftOut(left: readonly WrittenEntry[]): string {
  const numbers = left.map(({ entry }) => entry.entry).toSorted((one, other) => one - other);
  const which =
    left.length === 1
      ? `Entry ${numbers.join()} is`
      : `${left.length} entries (${numbers.join(', ')}) are`;
  return `${which} not part of the log that the registry names: the log was cut off, or an older registry was put back.`;
}

export interface StoredEntries {
  /** Every entry in the folder, by its hash, whether or not the registry reaches it. */
  found: ReadonlyMap<string, LogEntry>;
  unreadable: Fault[];
  isCommitted: (entry: WrittenEntry) => boolean;
}

export async function readEntries(records: Records): Promise<StoredEntries> {
  const found = new Map<string, LogEntry>();
  const unreadable: Fault[] = [];
  const committed = new Set(await records.list(marks));
  const names = await records.list(folder);
  while (names.length > 0)
    await Promise.all(
      names.splice(0, 20).map(async (name) => {
        const text = (await records.read(name)) ?? '';
        const hash = sha256(text);
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), logEntrySchema), text);
        const fault = `${name} in ${records.place} is not an entry of the log.`;
        if (parsed.success) found.set(hash, parsed.output);
        else unreadable.push({ hash, text: fault });
      }),
    );
  return { found, unreadable, isCommitted: (entry) => committed.has(markOf(entry)) };
}
