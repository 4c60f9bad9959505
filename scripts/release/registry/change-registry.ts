import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type Registry, registrySchema } from '../configuration/registry-schema';
import { splitSigned } from '@investor-portal/registry/signatures';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import { keysVariable, signText } from '../keys/release-keys';
import { actor, entryOf, type Note } from '../log/log-entry';
import {
  changesMissingIn,
  committedMarks,
  dropEntry,
  markCommitted,
  signedFileOf,
  writeEntry,
  type WrittenEntry,
} from '../log/log';
import { RegistryMoved, type Store, type StoredRegistry } from '../store/store';

const attempts = 10;

/**
 * Reads a store's registry, which is empty before the first release.
 * @throws CliError when the file is not a registry, is missing, is older than its log, or is not signed by a trusted key.
 */
export async function currentRegistry(store: Store): Promise<Registry> {
  // An operator without access to the log may still see what runs.
  const made = await committedMarks(store.records).catch(() => []);
  const stored = await store.fetchRegistry();
  const registry = await verifiedRegistry(store, stored);
  await assertNotOlder(store, stored, registry, made);
  return registry;
}

/** @throws CliError as `currentRegistry` does, except when the registry is older than its log. */
export async function verifiedRegistry(
  store: Store,
  stored: StoredRegistry | undefined,
): Promise<Registry> {
  if (stored) return verified(store, stored.text);
  if ((await committedMarks(store.records)).length === 0) return {};
  // Without this error, a change would create a registry that lacks the other remotes and the kill switches.
  throw new CliError(
    `The registry in ${store.place} is gone, but its log is there. Put the last one back: \`pnpm releases restore\``,
  );
}

/**
 * Rejects an older registry that someone has put back. The older registry has a valid signature too, and a change would sign
 * it again. Every change since, such as a kill switch, would then be undone in every browser.
 * @param made the marks that existed before the registry was read.
 */
export async function assertNotOlder(
  { records, place }: Store,
  stored: StoredRegistry | undefined,
  registry: Registry,
  made: readonly string[],
): Promise<void> {
  if (!stored) return;
  const missing = await changesMissingIn(records, { text: stored.text, registry }, made);
  const [last] = missing
    .map(({ entry }) => entry)
    .toSorted((one, other) => other.entry - one.entry);
  if (!last) return;
  throw new CliError(
    `The registry in ${place} is older than its log: it lacks entry ${last.entry} (${last.action}, by ${last.actor} at ${last.at}). Somebody put an older one back, or changed it past this tool. Put the last one back: \`pnpm releases restore\``,
  );
}

interface Written {
  text: string;
  after: Registry;
  entry: WrittenEntry;
}

/**
 * Changes the registry and returns the new one. If someone else writes between our read and our write, the change is applied
 * again to their result, so two teams can release at the same time. The log entry is written first and counts as soon as the
 * registry names it.
 */
export async function changeRegistry(
  store: Store,
  note: Note,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  let written: Written | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const made = await committedMarks(store.records);
    const stored = await store.fetchRegistry();
    // The write succeeded but its response was lost, and the retry of the HTTP client was rejected.
    if (written && written.text === stored?.text) {
      await markCommitted(store.records, written.entry);
      return written.after;
    }
    if (written) await dropEntry(store.records, written.entry);
    const before = await verifiedRegistry(store, stored);
    if (stored) assertSigner(store, stored.text);
    await assertNotOlder(store, stored, before, made);
    const wanted = await change(before);
    const changed = withUnknownKeys(v.parse(registrySchema(), wanted), wanted);
    if (stored && registryText(changed) === registryText(before)) return before;
    await store.assertWritable();
    written = await logged(store, note, before, changed);
    try {
      return await writeLogged(store, written, stored?.tag);
    } catch (error) {
      if (!(error instanceof RegistryMoved)) throw error;
      if (attempt === attempts)
        throw new CliError(`${error.message} Tried ${attempts} times. Run the same command again.`);
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

export async function writeLogged(
  store: Store,
  { text, entry, after }: Written,
  tag: string | undefined,
): Promise<Registry> {
  await store.writeRegistry(text, tag);
  await markCommitted(store.records, entry);
  return after;
}

/** Writes the log entry of a change, and returns the registry that names the entry, signed if the store has keys. */
export async function logged(
  store: Store,
  note: Note,
  before: Registry,
  changed: Registry,
): Promise<Written> {
  const { records, keys } = store;
  const { serial: _last, ...rest } = changed;
  const numbered: Registry = keys ? { serial: nextSerial(before, note.now), ...rest } : changed;
  const entry = await writeEntry(records, entryOf(note, actor(), before, numbered), numbered);
  const log = { entries: entry.entry.entry, head: entry.hash };
  const after: Registry = { ...numbered, log };
  const text = keys ? await signText(inlinable(JSON.stringify(after)), keys) : registryText(after);
  // A restore puts back only a registry that was signed, so keep the signed text.
  if (keys) await records.put(signedFileOf(entry.entry.registry), text);
  return { entry, after, text };
}

// Returns the next serial number, which rises with each change. The serial number follows the clock, so it rises even after
// the registry and the log were lost. Otherwise a browser that has seen a higher serial number would reject the new registry
// as a replay.
function nextSerial({ serial = 0 }: Registry, now: string): number {
  return Math.max(serial + 1, Math.floor(Date.parse(now) / 1000));
}

function registryText(registry: Registry): string {
  return `${inlinable(JSON.stringify(registry, null, 2))}\n`;
}

// The registry is inlined into pages, so it must not contain a closing script tag.
function inlinable(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

// A change must not sign a registry that someone else has written.
async function verified(store: Store, text: string): Promise<Registry> {
  const { keys, place } = store;
  if (!keys) return parseRegistry(text, place);
  const payload = await readSigned(text, keys.trusted);
  if (payload !== undefined) return parseRegistry(payload, place);
  const ids = keys.trusted.map(({ id }) => id).join(', ');
  throw new CliError(
    splitSigned(text)
      ? `The registry in ${place} is not signed by a key you have (${ids}): somebody changed it, or signed it with another key. \`pnpm releases verify\` says more; \`pnpm releases restore\` puts the last good one back.`
      : `The registry in ${place} is not signed, and there is a key. If it was never signed: \`pnpm releases sign\`. If it was, somebody took the signature off: \`pnpm releases restore\``,
  );
}

// Hosts with keys would reject an unsigned registry.
function assertSigner({ keys, place }: Store, text: string): void {
  if (keys || !splitSigned(text)) return;
  throw new CliError(
    `The registry in ${place} is signed, and you have no key. Name your keys in ${keysVariable}.`,
  );
}

/** @throws CliError when the text is not a registry. */
export function parseRegistry(text: string, place: string): Registry {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new CliError(
      `The registry in ${place} is not JSON. Put the last good one back: \`pnpm releases restore\``,
    );
  }
  const parsed = v.safeParse(registrySchema(), body);
  if (parsed.success) {
    const { signatures: _signatures, ...known } = body as Record<string, unknown>;
    return withUnknownKeys(parsed.output, known);
  }
  const [issue] = parsed.issues;
  throw new CliError(
    `The registry in ${place} is not valid: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}. Put the last good one back: \`pnpm releases restore\``,
  );
}

// valibot removes these keys from every record.
const unsafe = ['__proto__', 'constructor', 'prototype'];

// Keeps the keys of the source that the schema does not know, because a newer tool wrote them.
function withUnknownKeys<T>(parsed: T, source: unknown): T {
  return merged(parsed, source) as T;
}

function merged(parsed: unknown, source: unknown): unknown {
  if (Array.isArray(parsed) && Array.isArray(source))
    return parsed.map((each, index) => merged(each, source[index]));
  if (!isObject(parsed) || !isObject(source)) return parsed;
  const known = Object.keys(parsed).map((key) => [key, merged(parsed[key], source[key])]);
  const unknown = Object.entries(source).filter(([key]) => !unsafe.includes(key));
  return { ...Object.fromEntries(unknown), ...Object.fromEntries(known) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
