import { InvalidArgumentError } from 'commander';
import type { Registry } from '../../workspace/registry';
import { readSigned } from '../keys/read-signed';
import { CliError } from '../command-line/cli-error';
import { type LogEntry, readEntry, serialsIn } from '../log/log';
import { changeRegistry, parseRegistry } from '../registry/change-registry';
import { withStored } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { ChangeOptions } from './options';
import { showStatus } from './releases-command';

interface RestoreOptions extends ChangeOptions {
  entry?: number | undefined;
  force?: boolean | undefined;
}

/** Puts back the registry of an entry of the log, signed again with a higher serial. */
export async function restore(options: RestoreOptions): Promise<void> {
  const store = await openStore(options.to);
  const { place, records } = store;
  const serial = options.entry ?? (await serialsIn(records)).at(-1);
  if (serial === undefined)
    throw new CliError(
      `${records.place} has no log of ${place}, so there is nothing to put back. Put back a version of releases.json that the storage or a backup kept.`,
    );
  const entry = await readEntry(records, serial);
  if (!options.force) await assertSigned(store, entry);
  const good = parseRegistry(entry.registry, records.place);
  const note = {
    action: 'restore',
    now: new Date().toISOString(),
    reason: options.reason,
  } as const;
  await changeRegistry(
    store,
    note,
    () => withStored(store, {}, good),
    (text) => readable(text, place),
  );
  console.log(`Put the registry in ${place} back as it was after entry ${serial}.`);
  await showStatus(store);
}

// An attacker who can write to the log must not get a signature for a forged registry.
async function assertSigned({ keys, records }: Store, { serial, registry }: LogEntry) {
  if (!keys || (await readSigned(registry, keys.trusted)) !== undefined) return;
  throw new CliError(
    `The registry of entry ${serial} was never signed by a key you have. Look at it (log/${serial}.json in ${records.place}), then name another entry, or sign it all the same: \`pnpm releases restore --entry ${serial} --force\``,
  );
}

function readable(text: string, place: string): Registry {
  try {
    return parseRegistry(text, place);
  } catch {
    return {};
  }
}

export function entryNumber(given: string): number {
  if (/^\d+$/.test(given)) return Number(given);
  throw new InvalidArgumentError('Give the number of an entry, as `pnpm releases log` shows it.');
}
