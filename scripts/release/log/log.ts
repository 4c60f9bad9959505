import * as v from 'valibot';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { CliError } from '../command-line/cli-error';
import { remoteNames } from '@investor-portal/shared/contract/remote-names';
import type { Registry } from '../../workspace/registry';
import type { Files } from '../store/store';
import { actor } from './actor';

// The log of a store has one line of JSON for each change (decision 65). Storage cannot append, so each line is a file, whose
// name is the serial of the registry after the change.
const folder = 'log';
const placeOf = (serial: number) => `${folder}/${serial}.json`;

const stateSchema = v.object({
  current: v.string(),
  sha: v.optional(v.string()),
  previous: v.optional(v.string()),
  canary: v.optional(
    v.object({ version: v.string(), share: v.number(), audience: v.optional(v.string()) }),
  ),
  off: v.optional(v.boolean()),
});
/** The versions of a remote that users get. */
export type ServedState = v.InferOutput<typeof stateSchema>;

const sideSchema = v.object({
  host: v.optional(v.object({ version: v.string(), contract: v.string() })),
  /** Only the remotes that the change concerns. */
  remotes: v.record(v.string(), stateSchema),
});

const logEntrySchema = v.object({
  /** The serial of the registry after the change. */
  serial: v.number(),
  /** An ISO instant. */
  at: v.string(),
  actor: v.string(),
  action: v.string(),
  reason: v.optional(v.string()),
  before: sideSchema,
  after: sideSchema,
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

/** Writes the entry of a change that was made. @param text the registry after the change. */
export async function writeEntry(
  records: Files,
  { action, now, reason }: Note,
  before: Registry,
  after: Registry,
  text: string,
): Promise<void> {
  const changed = remoteNames.filter(
    (name) =>
      JSON.stringify(stateOf(before[name])) !== JSON.stringify(stateOf(after[name])) ||
      // A remote may be switched off again, for example for another reason.
      before[name]?.disabled?.since !== after[name]?.disabled?.since,
  );
  const isNewHost = JSON.stringify(before.host) !== JSON.stringify(after.host);
  const sideOf = (registry: Registry) => ({
    host: isNewHost ? registry.host : undefined,
    remotes: Object.fromEntries(changed.map((name) => [name, stateOf(registry[name])])),
  });
  const { serial = 0 } = after;
  const sides = { before: sideOf(before), after: sideOf(after) };
  const entry = { serial, at: now, actor: actor(), action, reason, ...sides, registry: text };
  await records.put(placeOf(serial), `${JSON.stringify(entry)}\n`);
}

function stateOf(released: RegistryEntry | undefined): ServedState | undefined {
  if (!released) return undefined;
  const { current, previous, canary, disabled, versions } = released;
  return {
    current,
    sha: versions[current]?.sha,
    previous: previous ?? undefined,
    canary: canary
      ? { version: canary.version, share: canary.share, audience: canary.audience }
      : undefined,
    off: disabled ? true : undefined,
  };
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

export interface ReadLog {
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
