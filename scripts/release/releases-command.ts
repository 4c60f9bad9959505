import type { Registry } from '@investor-portal/shared/contract/registry';
import { remotes } from '../workspace/apps.ts';
import { formatHint } from './hints.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { help } from './help.ts';
import { recordHost } from './host-command.ts';
import { releaseKeysCommand } from './keys-command.ts';
import { liveHost } from './live-host.ts';
import { logActions, type Note } from './log-entry.ts';
import { reasonsWhyOff, showLog } from './log-command.ts';
import { withIntact } from './verify-release.ts';
import { openStore } from './open-store.ts';
import { percent, rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { promote } from './promote-command.ts';
import { prune } from './prune-command.ts';
import { restore } from './restore-command.ts';
import { sign } from './sign-command.ts';
import { trace } from './trace-command.ts';
import { verify } from './verify-command.ts';
import { watch } from './watch-command.ts';
import { CliError } from './cli-error.ts';
import { describeReleases } from './describe-releases.ts';
import { withShare, withSwitch } from './registry-changes.ts';

/** All that the public registry says of a switched-off remote: why is in the log. */
const publicNotice = 'Switched off by an operator.';

const unsigned =
  'The registry is not signed: whoever can write to the place decides what investors run (shared/docs/releasing.md).';

interface Action {
  /** How many arguments it takes. */
  words: number;
  /** Besides `--to`. */
  options: readonly (keyof Options)[];
  reason?: (args: readonly string[]) => string;
  change: (
    args: readonly string[],
    now: string,
    options: Options,
  ) => (registry: Registry) => Registry;
}

const actions: Partial<Record<Note['action'], Action>> = {
  canary: {
    words: 2,
    options: ['version', 'reason'],
    change:
      ([who, share], now, { version }) =>
      (registry) =>
        withShare(registry, remoteCalled(who).name, percent(share), now, version),
  },
  off: {
    words: 2,
    options: [],
    reason: ([, reason]) => {
      if (reason?.trim()) return reason;
      throw new CliError('Give a reason in quotes; the log keeps it, investors do not see it.');
    },
    change:
      ([who], now) =>
      (registry) =>
        withSwitch(registry, remoteCalled(who).name, publicNotice, now),
  },
  on: {
    words: 1,
    options: ['reason'],
    change:
      ([who], now) =>
      (registry) =>
        withSwitch(registry, remoteCalled(who).name, null, now),
  },
};

const commands: Readonly<Record<string, (args: string[], options: Options) => Promise<void>>> = {
  host: recordHost,
  keys: releaseKeysCommand,
  log: showLog,
  promote,
  prune,
  restore,
  sign,
  trace,
  verify,
  watch,
};

/** `pnpm releases [<command>]`: shows the registry, or makes a change that needs no build. */
export async function releases([name, ...args]: string[], options: Options): Promise<void> {
  if (name === 'help') return console.log(help);
  const command = name === undefined ? undefined : commands[name];
  if (command) return command(args, options);
  const known = logActions.find((each) => each === name);
  const action = known && actions[known];
  if (name !== undefined && !action) throw new CliError(help);
  rejectExtraArgs(args.slice(action?.words), options, action?.options);
  const store = await openStore(options.to);
  if (known && action) {
    const now = new Date().toISOString();
    const change = action.change(args, now, options);
    const note = { action: known, now, reason: action.reason?.(args) ?? options.reason };
    // The kill switch waits for nothing: only what makes a version run asks which host does.
    const asked = known === 'canary' && (await liveHost(await readRegistry(store), console.log));
    await changeRegistry(store, note, (registry) => {
      const changed = change(asked ? { ...registry, host: asked } : registry);
      return withIntact(store, registry, changed);
    });
  }
  const registry = await readRegistry(store);
  const names = remotes.map((remote) => remote.name);
  const reasons = await reasonsWhyOff(store.records, registry);
  if (!registry.serial) console.log(unsigned);
  console.log(formatHint(describeReleases(registry, store.place, names, reasons), options.to));
}
