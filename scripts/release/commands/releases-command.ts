import type { Registry } from '../../workspace/registry';
import { CliError } from '../command-line/cli-error';
import type { Note } from '../log/log';
import { changeRegistry, currentRegistry, signRegistry } from '../registry/change-registry';
import { withShare, withSwitch } from '../registry/registry-changes';
import { withVerified } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { describeStatus, describeVersions } from './describe-releases';
import { liveHost } from './live-host';
import type { ChangeOptions, PlaceOptions, Remote } from './options';
import { readStatus } from './read-status';

/** The public registry holds only this notice. The reason is in the log. */
const publicNotice = 'Switched off by an operator.';

/** Shows every remote and what is wrong, or every version of one remote. */
export async function show(remote: Remote | undefined, { to }: PlaceOptions): Promise<void> {
  const store = await openStore(to);
  if (!remote) return showStatus(store, to, true);
  const { registry, log } = await readStatus(store, false);
  const hosts = [registry.host, ...log.toReversed().map(({ after }) => after.host)];
  console.log(
    describeVersions(
      remote.name,
      registry,
      hosts.flatMap((host) => host ?? []),
    ),
  );
}

/** @param asks whether to ask the host and the addresses that browsers use too. */
export async function showStatus(store: Store, to: string | undefined, asks: boolean) {
  console.log(describeStatus(await readStatus(store, asks), to));
}

interface CanaryOptions extends ChangeOptions {
  audience?: string | undefined;
  version?: string | undefined;
}

export async function setShare({ name }: Remote, share: number, options: CanaryOptions) {
  const store = await openStore(options.to);
  const host = await liveHost(await currentRegistry(store), console.log);
  await change(store, options, { action: 'canary', reason: options.reason }, (registry, now) =>
    withShare(
      { ...registry, host },
      name,
      { share, audience: options.audience },
      now,
      options.version,
    ),
  );
}

// The kill switch must not wait for a host. Only commands that make a version run ask the live host.
export async function switchOff({ name }: Remote, words: string[], options: ChangeOptions) {
  const reason = [...words, options.reason ?? ''].join(' ').trim();
  if (!reason) throw new CliError('Give a reason; the log keeps it, users do not see it.');
  const store = await openStore(options.to);
  await change(store, options, { action: 'off', reason }, (registry, now) =>
    withSwitch(registry, name, publicNotice, now),
  );
}

export async function switchOn({ name }: Remote, options: ChangeOptions): Promise<void> {
  const store = await openStore(options.to);
  const released = (await currentRegistry(store))[name];
  if (released && !released.disabled) return console.log(`${name} is on. Nothing has changed.`);
  await change(store, options, { action: 'on', reason: options.reason }, (registry, now) =>
    withSwitch(registry, name, null, now),
  );
}

async function change(
  store: Store,
  { to }: PlaceOptions,
  note: Omit<Note, 'now'>,
  apply: (registry: Registry, now: string) => Registry,
): Promise<void> {
  const now = new Date().toISOString();
  await changeRegistry(store, { ...note, now }, (registry) =>
    withVerified(store, registry, apply(registry, now)),
  );
  await showStatus(store, to, false);
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
