import { InvalidArgumentError } from 'commander';
import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import { type LogEntry, type Note, readEntry, serialsIn } from '../log/log';
import {
  changeRegistry,
  currentRegistry,
  parseRegistry,
  signRegistry,
} from '../registry/change-registry';
import { rolledBack, withShare, withSwitch } from '../registry/registry-changes';
import { withStored } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { describeStatus, describeVersions, printIfOff, readStatus } from './status';
import { liveHost } from './host-command';
import type { ChangeOptions, PlaceOptions, Remote } from './options';
import { readSigned } from '../keys/read-signed';

/** The public registry holds only this notice. The reason is in the log. */
const publicNotice = 'Switched off by an operator.';

/** Shows every remote and what is wrong, or every version of one remote. */
export async function show(remote: Remote | undefined, { to }: PlaceOptions): Promise<void> {
  const status = await readStatus(await openStore(to));
  if (!remote) return console.log(describeStatus(status));
  const { registry, log } = status;
  const logged = log.toReversed().map((entry) => parseRegistry(entry.registry, 'the log').host);
  const hosts = [registry.host, ...logged].flatMap((host) => host ?? []);
  console.log(describeVersions(remote.name, registry, hosts));
}

async function showStatus(store: Store): Promise<void> {
  console.log(describeStatus(await readStatus(store)));
}

interface VersionOptions extends ChangeOptions {
  version?: string | undefined;
}

interface CanaryOptions extends VersionOptions {
  audience?: string | undefined;
}

export async function setShare({ name }: Remote, share: number, options: CanaryOptions) {
  const { audience, version } = options;
  const store = await openStore(options.to);
  const host = await liveHost(await currentRegistry(store), console.log);
  await change(store, { action: 'canary', reason: options.reason }, (registry, now) =>
    withShare({ ...registry, host }, name, { share, audience }, now, version),
  );
  await showStatus(store);
}

export async function rollback({ name }: Remote, options: VersionOptions): Promise<void> {
  const store = await openStore(options.to);
  const host = await liveHost(await currentRegistry(store), console.log);
  const note = { action: 'rollback', reason: options.reason };
  const after = await change(store, note, (registry, now) =>
    rolledBack({ ...registry, host }, name, now, options.version),
  ).catch((error: unknown) => {
    if (!(error instanceof CliError)) throw error;
    // The operator may need the kill switch immediately.
    throw new CliError(
      `${error.message}\nIf it does harm, switch it off: \`pnpm releases off ${name} <reason>\``,
    );
  });
  console.log(`${name} ${after[name]?.current ?? ''} now runs for every page that opens.`);
  if (after[name]?.pinned)
    console.log('It stays until another version is released or named: npm start does not move it.');
  printIfOff(name, after);
}

// The kill switch must not wait for a host. Only commands that make a version run ask the live host.
export async function switchOff({ name }: Remote, words: string[], options: ChangeOptions) {
  const reason = [...words, options.reason ?? ''].join(' ').trim();
  if (!reason) throw new CliError('Give a reason; the log keeps it, users do not see it.');
  const store = await openStore(options.to);
  await change(store, { action: 'off', reason }, (registry, now) =>
    withSwitch(registry, name, publicNotice, now),
  );
  await showStatus(store);
}

export async function switchOn({ name }: Remote, options: ChangeOptions): Promise<void> {
  const store = await openStore(options.to);
  const released = (await currentRegistry(store))[name];
  if (released && !released.disabled) return console.log(`${name} is on. Nothing has changed.`);
  await change(store, { action: 'on', reason: options.reason }, (registry, now) =>
    withSwitch(registry, name, null, now),
  );
  await showStatus(store);
}

function change(
  store: Store,
  note: Omit<Note, 'now'>,
  apply: (registry: Registry, now: string) => Registry,
): Promise<Registry> {
  const now = new Date().toISOString();
  return changeRegistry(store, { ...note, now }, (registry) =>
    withStored(store, registry, apply(registry, now)),
  );
}

interface SignOptions extends ChangeOptions {
  force?: boolean | undefined;
}

export async function sign(options: SignOptions): Promise<void> {
  const store = await openStore(options.to);
  await signRegistry(store, options.reason, options.force);
  const ids = store.keys?.signing.map(({ kid }) => kid).join(', ');
  console.log(`Signed the registry in ${store.place} with ${ids}.`);
}

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
