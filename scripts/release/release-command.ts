import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { Registry } from '@investor-portal/shared/contract/registry';
import { buildApp } from '../build/build-app.ts';
import { formatHint } from './hints.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { stillOff } from './describe-releases.ts';
import { committedSha } from './git.ts';
import { openStore } from './open-store.ts';
import { percent, rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { publish } from './publish.ts';
import { CliError } from './cli-error.ts';
import { withCanary, withCurrent } from './registry-changes.ts';

/** `pnpm release <remote> [--to <place>] [--canary <percent>]`: builds the current commit and makes it current. */
export async function release([who, ...surplus]: string[], options: Options): Promise<void> {
  const { name, folder } = remoteCalled(who);
  rejectExtraArgs(surplus, options, ['canary']);
  const share = options.canary === undefined ? undefined : percent(options.canary);
  if (share === 0 || share === 100)
    throw new CliError(
      `A canary starts with more than 0 and less than 100 percent of investors. For all of them: \`pnpm release ${name}\``,
    );
  const store = await openStore(options.to);
  const sha = committedSha();
  const registry = await readRegistry(store);
  if (share !== undefined && !registry[name])
    throw new CliError(
      `${name} was never released to ${store.place}. A canary needs a current release.`,
    );
  const build = await buildApp(folder, console.log);
  if (committedSha() !== sha)
    throw new CliError('Another commit was checked out during the build. Run the command again.');
  if (registry[name]?.versions[build.version]) {
    const again =
      share === undefined
        ? `pnpm rollback ${name} --version ${build.version}`
        : `pnpm releases canary ${name} ${share} --version ${build.version}`;
    throw new CliError(
      `${name} ${build.version} is already released, and a release never changes. To run it again: \`${again}\``,
    );
  }
  const now = new Date().toISOString();
  const released = await publish(store, { name, build, sha, host: registry.host, now });
  const after = await changeRegistry(store, (known) => {
    assertNotOvertaken(name, registry, known);
    return share === undefined
      ? withCurrent(known, name, build.version, released, now)
      : withCanary(known, name, build.version, released, share, now);
  });
  const whom = share === undefined ? 'every page that opens' : `${share}% of investors`;
  console.log(`Released ${name} ${build.version} to ${store.place}, for ${whom}.`);
  const off = after[name]?.disabled;
  if (off) console.log(formatHint(stillOff(name, off), options.to));
  if (!registry.host) console.log('The live host is unknown, so the contract was not checked.');
}

// Of two simultaneous releases of one remote, the later one would silently undo the earlier.
function assertNotOvertaken(name: RemoteName, before: Registry, now: Registry): void {
  const runs = ({ host, [name]: each }: Registry) =>
    [each?.current, each?.canary?.version, host?.version].join();
  if (runs(before) !== runs(now))
    throw new CliError(
      `${name} was released or rolled back during the build. Check \`pnpm releases\`, then run the same command again.`,
    );
}
