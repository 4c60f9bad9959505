import type { Command } from 'commander';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { CliError } from '../../workspace/cli-error.ts';
import type { Note } from '../log/log-entry.ts';
import { changeRegistry, currentRegistry } from '../registry/change-registry.ts';
import { withShare, withSwitch } from '../registry/registry-changes.ts';
import { signRegistry } from '../registry/sign-registry.ts';
import { withVerified } from '../registry/verify-release.ts';
import { formatHint } from '../store/hints.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { describeReleases } from './describe-releases.ts';
import { liveHost } from './live-host.ts';
import { reasonsWhyOff } from './log-command.ts';
import {
  type ChangeOptions,
  examples,
  percent,
  placeOption,
  type PlaceOptions,
  reasonOption,
  type Remote,
  remoteArgument,
} from './options.ts';

/** All that the public registry says of a switched-off remote: why is in the log. */
const publicNotice = 'Switched off by an operator.';

const unsigned =
  'The registry is not signed: whoever can write to the place decides what investors run (shared/docs/releasing.md).';

export function showCommand(command: Command): Command {
  return command
    .description('Shows what runs, who gets it, since when, and what one can go back to.')
    .addOption(placeOption())
    .action(async ({ to }: PlaceOptions) => show(await openStore(to), to));
}

interface CanaryOptions extends ChangeOptions {
  version?: string | undefined;
}

export function canaryCommand(command: Command): Command {
  return command
    .description('Widens or narrows the canary; 100 makes it what everybody gets, 0 ends it.')
    .addArgument(remoteArgument())
    .argument('<percent>', 'of investors', percent)
    .option('--version <version>', 'start one that has ended again')
    .addOption(placeOption())
    .addOption(reasonOption())
    .addHelpText('after', examples('releases canary portfolio 50 --to s3://bucket/portal'))
    .action(async ({ name }: Remote, share: number, { to, version, reason }: CanaryOptions) => {
      const store = await openStore(to);
      const host = await liveHost(await currentRegistry(store), console.log);
      await change(store, to, { action: 'canary', reason }, (registry, now) =>
        withShare({ ...registry, host }, name, share, now, version),
      );
    });
}

export function offCommand(command: Command): Command {
  return command
    .description('The kill switch: no page that opens loads the remote.')
    .addArgument(remoteArgument())
    .argument('<reason...>', 'for the log; investors do not see it')
    .addOption(placeOption())
    .addHelpText('after', examples('releases off portfolio "wrong totals" --to s3://bucket/portal'))
    .action(async ({ name }: Remote, words: string[], { to }: PlaceOptions) => {
      const reason = words.join(' ').trim();
      if (!reason) throw new CliError('Give a reason; the log keeps it, investors do not see it.');
      await switchTo(name, publicNotice, { action: 'off', reason }, to);
    });
}

export function onCommand(command: Command): Command {
  return command
    .description('Switches a remote on again.')
    .addArgument(remoteArgument())
    .addOption(placeOption())
    .addOption(reasonOption())
    .action(({ name }: Remote, { to, reason }: ChangeOptions) =>
      switchTo(name, null, { action: 'on', reason }, to),
    );
}

// The kill switch waits for nothing: only what makes a version run asks which host does.
async function switchTo(
  name: RemoteName,
  notice: string | null,
  note: Omit<Note, 'now'>,
  to: string | undefined,
): Promise<void> {
  await change(await openStore(to), to, note, (registry, now) =>
    withSwitch(registry, name, notice, now),
  );
}

async function change(
  store: Store,
  to: string | undefined,
  note: Omit<Note, 'now'>,
  apply: (registry: Registry, now: string) => Registry,
): Promise<void> {
  const now = new Date().toISOString();
  await changeRegistry(store, { ...note, now }, (registry) =>
    withVerified(store, registry, apply(registry, now)),
  );
  await show(store, to);
}

async function show(store: Store, to: string | undefined): Promise<void> {
  const registry = await currentRegistry(store);
  const reasons = await reasonsWhyOff(store.records, registry);
  if (!registry.serial) console.log(unsigned);
  console.log(formatHint(describeReleases(registry, store.place, reasons), to));
}

interface SignOptions extends ChangeOptions {
  force?: boolean | undefined;
}

export function signCommand(command: Command): Command {
  return command
    .description('Signs the registry as it is: for the first time, or after another key.')
    .option('--force', 'sign it whoever wrote it')
    .addOption(placeOption())
    .addOption(reasonOption())
    .action(sign);
}

async function sign(options: SignOptions): Promise<void> {
  const store = await openStore(options.to);
  await signRegistry(store, options.reason, options.force);
  const ids = store.keys?.signing.map(({ kid }) => kid).join(', ');
  console.log(`Signed the registry in ${store.place} with ${ids}.`);
}
