import * as v from 'valibot';
import { hostname } from 'node:os';
import { CliError } from '../command-line/cli-error';
import { root } from '../../workspace/apps';
import { gitIfPossible } from '../../workspace/git';
import type { Files } from '../store/store';

// The log of a store has one line of JSON for each change (decision 65). Storage cannot append, so each line is a file, whose
// name is the serial of the registry after the change.
const folder = 'log';
const placeOf = (serial: number) => `${folder}/${serial}.json`;

const logEntrySchema = v.object({
  /** The serial of the registry after the change. */
  serial: v.number(),
  /** An ISO instant. */
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  reason: v.optional(v.string()),
  /** The text of the registry after the change, with its signatures. `releases restore` puts it back. */
  registry: v.string(),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

/** A command's description of its change. */
export interface Note {
  /** The name of the command. */
  action: string;
  /** An ISO instant. */
  now: string;
  reason?: string | undefined;
}

/** Writes the entry of a change that was made. @param registry the text of the registry after the change. */
export async function writeEntry(
  records: Files,
  { action, now, reason }: Note,
  serial: number,
  registry: string,
): Promise<void> {
  const entry: LogEntry = { serial, at: now, actor: actor(), action, reason, registry };
  await records.put(placeOf(serial), `${JSON.stringify(entry)}\n`);
}

/**
 * Returns who runs this command: RELEASE_ACTOR (a pipeline's user), else git's name and address, else this machine. Anyone can
 * set these values. The storage's own access log shows who really wrote.
 */
function actor(): string {
  const named = process.env['RELEASE_ACTOR']?.trim();
  const [name, email] = ['user.name', 'user.email'].map((key) =>
    named ? undefined : gitIfPossible(root, 'config', key),
  );
  return named || [name, email && `<${email}>`].filter(Boolean).join(' ') || hostname();
}

/** Returns the serials of all entries, from the oldest. */
export async function serialsIn(records: Files): Promise<number[]> {
  const names = await records.list(folder);
  const serials = names.flatMap((name) => /^log\/(\d+)\.json$/.exec(name)?.[1] ?? []);
  return serials.map(Number).toSorted((one, other) => one - other);
}

/** @throws CliError when the log has no such entry, or somebody changed it. */
export async function readEntry(records: Files, serial: number): Promise<LogEntry> {
  const text = (await records.read(placeOf(serial)))?.toString();
  if (text === undefined)
    throw new CliError(`The log has no entry ${serial}. See \`pnpm releases log --all\`.`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), logEntrySchema), text);
  if (parsed.success) return parsed.output;
  throw new CliError(`${placeOf(serial)} in ${records.place} is not an entry of the log.`);
}

interface ReadLog {
  entries: LogEntry[];
  /** The number of all entries. */
  total: number;
}

/** Reads the last entries of the log, from the oldest. @throws CliError when one is not an entry. */
export async function readLog(records: Files, count: number): Promise<ReadLog> {
  const serials = await serialsIn(records);
  const last = serials.slice(-count);
  const entries: LogEntry[] = [];
  while (last.length > 0)
    entries.push(
      ...(await Promise.all(last.splice(0, 20).map((serial) => readEntry(records, serial)))),
    );
  return { entries, total: serials.length };
}

/** Returns how the registry differs from the last entry of its log, as a sentence. */
export function differenceFromLog(text: string, { entries }: ReadLog): string | undefined {
  const last = entries.at(-1);
  if (!last || last.registry === text) return undefined;
  return `The registry is not that of the last entry of the log (${last.serial}, ${last.action}, by ${last.actor}). Somebody changed it past this tool or put an older one back, or a command was interrupted.`;
}
