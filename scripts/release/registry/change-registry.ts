import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type Registry, registrySchema } from '../../workspace/registry';
import { splitSigned } from '@investor-portal/registry/signatures';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import { keysVariable, signText } from '../keys/release-keys';
import { type Note, serialsIn, writeEntry } from '../log/log';
import { RegistryMoved, type Store } from '../store/store';

const attempts = 10;

/**
 * Reads a store's registry, which is empty before the first release.
 * @throws CliError when the file is not a registry, is missing, is older than its log, or is not signed by a trusted key.
 */
export async function currentRegistry(store: Store): Promise<Registry> {
  // An operator without access to the log may still see what runs.
  const last = await lastSerial(store).catch(() => 0);
  const stored = await store.fetchRegistry();
  const registry = stored ? await verified(store, stored.text) : {};
  assertNotOlder(store, registry, last);
  return registry;
}

// The registry is replaced before the entry is written. So if the log is read first, its last serial is never above that of a
// registry that others have just changed.
async function lastSerial({ records }: Store): Promise<number> {
  return (await serialsIn(records)).at(-1) ?? 0;
}

/**
 * Rejects an older registry that someone has put back. The older registry has a valid signature too, and a change would sign
 * it again. Every change since, such as a kill switch, would then be undone in every browser.
 */
function assertNotOlder({ place }: Store, { serial = 0 }: Registry, last: number): void {
  if (serial >= last) return;
  throw new CliError(
    `The registry in ${place} is ${serial === 0 ? 'gone' : `older (serial ${serial})`}, and its log ends at serial ${last}. Put the last one back: \`pnpm releases restore\``,
  );
}

/**
 * Changes the registry and returns the new one. If someone else writes between our read and our write, the change is applied
 * again to their result, so two teams can release at the same time.
 * @param read reads the text that is replaced; by default, a registry that is not signed or older than its log is refused.
 */
export async function changeRegistry(
  store: Store,
  note: Note,
  change: (registry: Registry) => Registry | Promise<Registry>,
  read?: (text: string) => Registry,
): Promise<Registry> {
  let written: { text: string; after: Registry } | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const last = await lastSerial(store);
    const stored = await store.fetchRegistry();
    // The write succeeded but its response was lost, and the retry of the HTTP client was rejected.
    if (written && written.text === stored?.text) break;
    if (stored) assertSigner(store, stored.text);
    const before = stored ? await (read ?? ((text) => verified(store, text)))(stored.text) : {};
    if (!read) assertNotOlder(store, before, last);
    const changed = v.parse(registrySchema, await change(before));
    const isSame = stored && registryText(changed) === registryText(before);
    if (isSame && !['sign', 'restore'].includes(note.action)) return before;
    const { serial: _last, ...rest } = changed;
    const after: Registry = { serial: nextSerial(before, last, note.now), ...rest };
    written = { text: await textOf(store, after), after };
    try {
      await store.writeRegistry(written.text, stored?.tag);
      break;
    } catch (error) {
      if (!(error instanceof RegistryMoved)) throw error;
      if (attempt === attempts)
        throw new CliError(`${error.message} Tried ${attempts} times. Run the same command again.`);
      await sleep(Math.random() * 50 * attempt);
    }
  }
  const { after, text } = written;
  try {
    await writeEntry(store.records, note, after.serial ?? 0, text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CliError(
      `The registry in ${store.place} was changed, but not its log in ${store.records.place}: ${why}`,
      { cause },
    );
  }
  return after;
}

// Returns the next serial number, which rises with each change. The serial number follows the clock, so it rises even after
// the registry and the log were lost. Otherwise a browser that has seen a higher serial number would reject the new registry
// as a replay.
function nextSerial({ serial = 0 }: Registry, last: number, now: string): number {
  const second = Math.floor(Date.parse(now) / 1000);
  return Math.max(serial + 1, last + 1, second);
}

async function textOf({ keys }: Store, registry: Registry): Promise<string> {
  return keys ? signText(inlinable(JSON.stringify(registry)), keys) : registryText(registry);
}

function registryText(registry: Registry): string {
  return `${inlinable(JSON.stringify(registry, null, 2))}\n`;
}

// The registry is inlined into pages, so it must not contain a closing script tag.
function inlinable(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** Signs the registry again. @param force signs it whoever wrote it. @throws CliError */
export async function signRegistry(store: Store, reason?: string, force = false): Promise<void> {
  const { keys, place } = store;
  if (!keys) throw new CliError(`Name your keys in ${keysVariable}: \`pnpm releases keys --help\``);
  if (!(await store.fetchRegistry())) throw new CliError(`${place} has no registry to sign.`);
  const note = { action: 'sign', now: new Date().toISOString(), reason };
  const read = force ? (text: string) => parseRegistry(text, place) : undefined;
  await changeRegistry(store, note, (registry) => registry, read);
}

/** Reads a registry, and verifies its signature if there are keys. A change must not sign what someone else has written. */
export async function verified(store: Store, text: string): Promise<Registry> {
  const { keys, place } = store;
  if (!keys) return parseRegistry(text, place);
  const payload = await readSigned(text, keys.trusted);
  if (payload !== undefined) return parseRegistry(payload, place);
  const ids = keys.trusted.map(({ id }) => id).join(', ');
  throw new CliError(
    splitSigned(text)
      ? `The registry in ${place} is not signed by a key you have (${ids}): somebody changed it, or signed it with another key. \`pnpm releases verify\` says more; \`pnpm releases restore\` puts the last good one back.`
      : `The registry in ${place} is not signed, and there is a key. If it was never signed, look at it, then: \`pnpm releases sign --force\`. If it was, somebody took the signature off: \`pnpm releases restore\``,
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
  const unsigned = splitSigned(text)?.payload ?? text;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), registrySchema), unsigned);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const why =
    issue.type === 'parse_json'
      ? 'JSON'
      : `valid: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`;
  throw new CliError(
    `The registry in ${place} is not ${why}. Put the last good one back: \`pnpm releases restore\``,
  );
}
