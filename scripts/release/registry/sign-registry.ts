import { splitSigned } from '@investor-portal/registry/signatures';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import { keysVariable } from '../keys/release-keys';
import { committedMarks, readEntries, readLog } from '../log/log';
import type { Store, StoredRegistry } from '../store/store';
import { assertNotOlder, logged, parseRegistry, writeLogged } from './change-registry';

/** @param force signs the registry even if another key has signed it or the log does not match. @throws CliError */
export async function signRegistry(store: Store, reason?: string, force = false): Promise<void> {
  const { keys, place } = store;
  if (!keys) throw new CliError(`Name your keys in ${keysVariable}: \`pnpm releases keys --help\``);
  const made = await committedMarks(store.records);
  const stored = await store.fetchRegistry();
  if (!stored) throw new CliError(`${place} has no registry to sign.`);
  const payload = await readSigned(stored.text, keys.trusted);
  if (payload === undefined && !force) await assertNeverSigned(store, stored);
  const registry = parseRegistry(payload ?? stored.text, place);
  if (!force) await assertNotOlder(store, stored, registry, made);
  await store.assertWritable();
  const now = new Date().toISOString();
  const written = await logged(store, { action: 'sign', now, reason }, registry, registry);
  await writeLogged(store, written, stored.tag);
}

// If the registry differs from its log, someone has written the registry without this tool.
async function assertNeverSigned(store: Store, stored: StoredRegistry): Promise<void> {
  if (await wasSigned(store, stored))
    throw refused(store, 'it was signed before, and not by a key you have');
  const registry = parseRegistry(stored.text, store.place);
  const { entries, faults } = await readLog(store.records, { text: stored.text, registry });
  if (faults.length > 0) throw refused(store, faults.join(' '));
  if (entries.length === 0) throw refused(store, 'no log says who wrote it');
}

/** Signs a registry that was written before there was a key. If the registry was ever signed, it is not signed again. */
export async function signUnsigned(store: Store): Promise<void> {
  const stored = store.keys && (await store.fetchRegistry());
  if (stored && !splitSigned(stored.text))
    await signRegistry(store, 'the first key', !(await wasSigned(store, stored)));
}

// A registry whose signatures someone has removed still counts as signed.
async function wasSigned(store: Store, { text }: StoredRegistry): Promise<boolean> {
  if (splitSigned(text)) return true;
  const { found } = await readEntries(store.records);
  return [...found.values()].some(({ serial }) => serial !== undefined);
}

function refused({ place }: Store, why: string): CliError {
  return new CliError(
    `The registry in ${place} was not signed: ${why}. Put the last good one back (\`pnpm releases restore\`), or look at it and sign it as it is: \`pnpm releases sign --force\``,
  );
}
