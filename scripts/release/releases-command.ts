import type { Registry } from '@investor-portal/shared/contract/registry';
import { remotes } from '../workspace/apps.ts';
import { sourceVersion } from '../build/source-version.ts';
import { formatHint } from './hints.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { withIntact } from './verify-release.ts';
import { hostOfTheseSources } from './live-host.ts';
import { openStore } from './open-store.ts';
import { percent, rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { CliError } from './cli-error.ts';
import { describeReleases } from './describe-releases.ts';
import { withShare, withSwitch } from './registry-changes.ts';

const help = `pnpm releases                            show what runs, who gets it, and since when
pnpm release <remote> [--canary <percent>]    build the current commit and make it current
pnpm rollback <remote> [--version <version>]  end the canary, or go back to the previous version
pnpm releases canary <remote> <percent>       widen or narrow the canary; 100 makes it current, 0 ends it;
                                              with --version <version>, restart one that has ended
pnpm releases off <remote> "<reason>"         kill switch: pages load nothing of the remote
pnpm releases on <remote>                     switch it on again
pnpm releases host                            record the host of these sources as the live one
Each takes --to <folder or s3://bucket/prefix>; the default is the store that npm start serves.`;

interface Action {
  /** How many arguments it takes. */
  words: number;
  /** Besides `--to`. */
  options?: readonly (keyof Options)[];
  change: (
    args: readonly string[],
    now: string,
    options: Options,
  ) => (registry: Registry) => Registry;
}

const actions: Record<string, Action> = {
  canary: {
    words: 2,
    options: ['version'],
    change:
      ([who, share], now, { version }) =>
      (registry) =>
        withShare(registry, remoteCalled(who).name, percent(share), now, version),
  },
  off: {
    words: 2,
    change: ([who, reason], now) => {
      if (!reason?.trim()) throw new CliError('Give a reason in quotes; `pnpm releases` shows it.');
      return (registry) => withSwitch(registry, remoteCalled(who).name, reason, now);
    },
  },
  on: {
    words: 1,
    change:
      ([who], now) =>
      (registry) =>
        withSwitch(registry, remoteCalled(who).name, null, now),
  },
  host: {
    words: 0,
    change: () => (registry) => ({
      ...registry,
      host: hostOfTheseSources(sourceVersion('host')),
    }),
  },
};

/** `pnpm releases [canary|off|on|host|help]`: shows the registry, or makes a change that needs no build. */
export async function releases([name, ...args]: string[], options: Options): Promise<void> {
  if (name === 'help') return console.log(help);
  const action = name === undefined ? undefined : actions[name];
  if (name !== undefined && !action) throw new CliError(help);
  rejectExtraArgs(args.slice(action?.words), options, action?.options);
  const store = await openStore(options.to);
  if (action) {
    const change = action.change(args, new Date().toISOString(), options);
    await changeRegistry(store, (registry) => withIntact(store, registry, change(registry)));
  }
  const registry = await readRegistry(store);
  const names = remotes.map((remote) => remote.name);
  console.log(formatHint(describeReleases(registry, store.place, names), options.to));
}
