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

/** `pnpm release <remote> [--to <place>] [--canary <percent>]`: builds what is committed and makes it what runs. */
export async function release([who, ...surplus]: string[], options: Options): Promise<void> {
  const { name, folder } = remoteCalled(who);
  rejectExtraArgs(surplus, options, ['canary']);
  const share = options.canary === undefined ? undefined : percent(options.canary);
  if (share === 0 || share === 100)
    throw new CliError(
      `A canary begins with more than 0 and less than 100 percent of investors. For all of them: \`pnpm release ${name}\``,
    );
  const store = await openStore(options.to);
  const sha = committedSha();
  const registry = await readRegistry(store);
  if (share !== undefined && !registry[name])
    throw new CliError(`${name} was never released to ${store.place}: a canary needs the rest.`);
  const build = await buildApp(folder, console.log);
  if (committedSha() !== sha)
    throw new CliError('Another commit was checked out while this one was built: run it again.');
  if (registry[name]?.versions[build.version]) {
    const again =
      share === undefined
        ? `pnpm rollback ${name} --version ${build.version}`
        : `pnpm releases canary ${name} ${share} --version ${build.version}`;
    throw new CliError(
      `${name} ${build.version} is released already, and a release never changes. To run it again: \`${again}\``,
    );
  }
  const now = new Date().toISOString();
  const released = await publish(store, { name, build, sha, host: registry.host, now });
  const after = await changeRegistry(store, (known) => {
    refuseOvertaken(name, registry, known);
    return share === undefined
      ? withCurrent(known, name, build.version, released, now)
      : withCanary(known, name, build.version, released, share, now);
  });
  const whom = share === undefined ? 'every page that opens' : `${share}% of investors`;
  console.log(`Released ${name} ${build.version} to ${store.place}, for ${whom}.`);
  const off = after[name]?.disabled;
  if (off) console.log(formatHint(stillOff(name, off), options.to));
  if (!registry.host)
    console.log('Which host runs there is not known, so the contract was not checked against it.');
}

// Two releases of one remote at once: the later one would undo the earlier without anybody having decided so.
function refuseOvertaken(name: RemoteName, before: Registry, now: Registry): void {
  const runs = ({ host, [name]: each }: Registry) =>
    [each?.current, each?.canary?.version, host?.version].join();
  if (runs(before) !== runs(now))
    throw new CliError(
      `What runs of ${name} has changed while this was built. Look at \`pnpm releases\`; the same command again goes on from here.`,
    );
}
