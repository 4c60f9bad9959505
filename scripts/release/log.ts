import * as v from 'valibot';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { logEntrySchema, copyOf, sha256, type LogEntry } from './log-entry.ts';
import type { Records } from './records.ts';

/**
 * The log of a store: a file an entry, each with the hash of the one before; the registry names the last (decision 67).
 * An entry that the registry does not reach never happened.
 */
const folder = 'log';

export interface WrittenEntry {
  /** The SHA-256 of its text. */
  hash: string;
  entry: LogEntry;
}

const fileOf = ({ hash, entry }: WrittenEntry) =>
  `${folder}/${String(entry.entry).padStart(6, '0')}-${hash.slice(0, 16)}.json`;
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

/** Removes an entry whose change lost against another. Where that is not allowed, it is ignored as it is not reached. */
export async function dropEntry(records: Records, written: WrittenEntry): Promise<void> {
  await records.remove(fileOf(written)).catch(() => undefined);
}

/** A registry, and the text that it was read from. */
export interface Read {
  text: string;
  registry: Registry;
}

export interface ReadLog {
  /** The entries that the registry's last one reaches, oldest first. */
  entries: WrittenEntry[];
  /** What does not fit together, in plain sentences; empty when the log is whole. */
  faults: string[];
}

/** Reads the log back from the entry that the registry names, and checks each against the hash that names it. */
export async function readLog(records: Records, { text, registry }: Read): Promise<ReadLog> {
  const { found, unreadable } = await readEntries(records);
  const faults = [...unreadable];
  const entries: WrittenEntry[] = [];
  const { log } = registry;
  let next = log?.head ?? null;
  let number = log?.entries ?? 0;
  while (next !== null) {
    const entry = found.get(next);
    if (!entry || entry.entry !== number) {
      faults.push(`Entry ${number} is missing or was changed: no file has the hash ${next}.`);
      break;
    }
    entries.unshift({ hash: next, entry });
    next = entry.before;
    number -= 1;
  }
  if (next === null && number !== 0) faults.push(`The log does not begin at entry 1.`);
  if (log && entries.at(-1)?.entry.registry !== sha256(copyOf(text)))
    faults.push('The registry was changed past the release tool since the last entry.');
  faults.push(...cutOff(found, new Set(entries.map(({ hash }) => hash))));
  return { entries, faults };
}

// An entry that lost against another follows a reached one. Any other that is not reached was cut off.
function cutOff(found: ReadonlyMap<string, LogEntry>, reached: ReadonlySet<string>): string[] {
  const left = [...found].flatMap(([hash, { entry, before }]) => {
    const lost = before === null ? reached.size > 0 : reached.has(before);
    return reached.has(hash) || lost ? [] : [entry];
  });
  if (left.length === 0) return [];
  const which = left.length === 1 ? `Entry ${left.join()} is` : `${left.length} entries are`;
  return [`${which} not part of the log that the registry names: it was cut, or replaced.`];
}

/** Every entry in the folder, by its hash, whether or not the registry reaches it. */
export async function readEntries(records: Records) {
  const found = new Map<string, LogEntry>();
  const unreadable: string[] = [];
  const names = await records.list(folder);
  while (names.length > 0)
    await Promise.all(
      names.splice(0, 20).map(async (name) => {
        const text = (await records.read(name)) ?? '';
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), logEntrySchema), text);
        if (parsed.success) found.set(sha256(text), parsed.output);
        else unreadable.push(`${name} in ${records.place} is not an entry of the log.`);
      }),
    );
  return { found, unreadable };
}
