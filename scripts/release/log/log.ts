import * as v from 'valibot';
import type { Registry } from '../configuration/registry-schema';
import type { Records } from '../store/store';
import { copyOf, type LogEntry, logEntrySchema, sha256 } from './log-entry';

// The log of a store. Each entry is a file with the hash of the entry before, and the registry names the last entry (decision
// 67). A change counts only if its entry can be reached from the registry.
const folder = 'log';
/** The folder with a mark for each entry whose change was made. The marks reveal when someone puts an older registry back. */
const marks = 'committed';

export interface WrittenEntry {
  /** The SHA-256 of the entry's text. */
  hash: string;
  entry: LogEntry;
}

const nameOf = (number: number, hash: string) =>
  `${String(number).padStart(6, '0')}-${hash.slice(0, 16)}.json`;
const fileOf = ({ hash, entry }: WrittenEntry) => `${folder}/${nameOf(entry.entry, hash)}`;
const markOf = ({ hash, entry }: WrittenEntry) => `${marks}/${nameOf(entry.entry, hash)}`;
export const copyFileOf = (hash: string) => `registries/${hash}.json`;
export const signedFileOf = (hash: string) => `registries/${hash}.signed.json`;

/** Writes an entry and a copy of its registry. The entry counts as soon as the registry names it. */
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

/** Marks an entry as committed. The change counts even without the mark, which is only evidence against an older registry. */
export async function markCommitted(records: Records, written: WrittenEntry): Promise<void> {
  await records.put(markOf(written), '{}\n').catch(() => undefined);
}

export function committedMarks(records: Records): Promise<string[]> {
  return records.list(marks);
}

/**
 * Returns the committed changes that are neither in this registry's log nor accepted by a restore. If there are any, someone
 * has put an older registry back or has truncated its log. A change that was interrupted before it was marked does not count.
 * @param made the marks that existed before the registry was read. The registry must contain these changes.
 */
export async function changesMissingIn(
  records: Records,
  read: LogReading,
  made: readonly string[],
): Promise<WrittenEntry[]> {
  const { log } = read.registry;
  // Reading the log takes a request per entry. Most registries need none, because the last mark is their last entry.
  if (made.length === 0 || (log && made.at(-1) === `${marks}/${nameOf(log.entries, log.head)}`))
    return [];
  const { left } = await readLog(records, read);
  return left.filter((written) => made.includes(markOf(written)));
}

/** Removes the entry of a rejected change. If that is not allowed, readers ignore the entry, which is unreachable. */
export async function dropEntry(records: Records, written: WrittenEntry): Promise<void> {
  await records.remove(fileOf(written)).catch(() => undefined);
}

export interface LogReading {
  text: string;
  registry: Registry;
}

interface ReadLog {
  entries: WrittenEntry[];
  faults: string[];
  /** The hashes of the damaged entries. After a restore accepts them, the log counts as intact again. */
  faulty: string[];
  /** The entries that cannot be reached, were not rejected in favour of another entry, and are not accepted. */
  left: WrittenEntry[];
}

interface Fault {
  hash: string;
  text: string;
}

/** Reads the log backwards from the entry that the registry names, and checks each entry against its hash. */
export async function readLog(records: Records, { text, registry }: LogReading): Promise<ReadLog> {
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
  const serials = entries.flatMap(({ entry }) => entry.serial ?? []);
  const moved = log && entries.at(-1)?.entry.registry !== sha256(copyOf(text));
  return {
    entries,
    faults: [
      ...open.map((fault) => fault.text),
      ...(moved ? ['The registry was changed past the release tool since the last entry.'] : []),
      ...(left.length > 0 ? [whatIsLeftOut(left)] : []),
      ...(serials.every((serial, index) => index === 0 || serial > (serials[index - 1] ?? 0))
        ? []
        : ['The serials in the log do not rise.']),
    ],
    faulty: [...open, ...left].map(({ hash }) => hash),
    left,
  };
}

// A rejected entry follows an entry that can be reached, and its change was never made.
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
  /** Every entry in the folder by its hash, whether or not it can be reached from the registry. */
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
