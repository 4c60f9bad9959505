import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { registrySchema, type Registry } from '@investor-portal/shared/contract/registry';
import { actor } from './actor.ts';
import { CliError } from './cli-error.ts';
import { entryOf, type Note } from './log-entry.ts';
import { dropEntry, hasCommitted, markCommitted, writeEntry, type WrittenEntry } from './log.ts';
import { RegistryMoved, type Store, type StoredRegistry } from './store.ts';

const attempts = 10;

/**
 * Reads a store's registry, which is empty before the first release.
 * @throws CliError when the file is not a registry, or is gone.
 */
export async function readRegistry(store: Store): Promise<Registry> {
  return registryOf(store, await store.readRegistry());
}

/** @throws CliError when the file is not a registry, or is gone. */
export async function registryOf(
  store: Store,
  stored: StoredRegistry | undefined,
): Promise<Registry> {
  if (stored) return parseRegistry(stored.text, store.place);
  if (!(await hasCommitted(store.records))) return {};
  // A change would start anew, without the other remotes and with what was switched off.
  throw new CliError(
    `The registry in ${store.place} is gone, but its log is there. Put the last one back: \`pnpm releases restore\``,
  );
}

interface Written {
  text: string;
  after: Registry;
  entry: WrittenEntry;
}

/**
 * Changes the registry and returns the new one. When somebody else writes between our read and our write, the change
 * is applied again to their result, so two teams can release at once and lose nothing. The change's entry in the log is
 * written first; it counts from the moment that the registry names it.
 */
export async function changeRegistry(
  store: Store,
  note: Note,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  let written: Written | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const stored = await store.readRegistry();
    // Our own write succeeded, its response was lost, and the HTTP client's retry was rejected.
    if (written && written.text === stored?.text) return done(store, written);
    if (written) await dropEntry(store.records, written.entry);
    const before = await registryOf(store, stored);
    const changed = v.parse(registrySchema, await change(before));
    if (stored && registryText(changed) === registryText(before)) return before;
    await store.assertWritable();
    written = await logged(store, note, before, changed);
    try {
      await store.writeRegistry(written.text, stored?.tag);
      return await done(store, written);
    } catch (error) {
      if (!(error instanceof RegistryMoved)) throw error;
      if (attempt === attempts)
        throw new CliError(`${error.message} Tried ${attempts} times. Run the same command again.`);
      // Jitter, so that writers who collided do not collide again.
      await sleep(Math.random() * 50 * attempt);
    }
  }
}

/** What follows the write that made a change. */
export async function done(store: Store, { entry, after }: Written): Promise<Registry> {
  await markCommitted(store.records, entry);
  return after;
}

/** Writes a change's entry, and returns the registry that names it. */
export async function logged(
  store: Store,
  note: Note,
  before: Registry,
  changed: Registry,
): Promise<Written> {
  const entry = await writeEntry(store.records, entryOf(note, actor(), before, changed), changed);
  const log = { entries: entry.entry.entry, head: entry.hash };
  const after: Registry = { ...changed, log };
  return { entry, after, text: registryText(after) };
}

// The registry is inlined into pages: nothing in it may close a script element.
function registryText(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`.replaceAll('<', '\\u003c');
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
  const parsed = v.safeParse(registrySchema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CliError(
    `The registry in ${place} is not valid: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}. Put the last good one back: \`pnpm releases restore\``,
  );
}
