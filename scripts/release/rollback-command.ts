import { formatHint } from './hints.ts';
import { changeRegistry } from './change-registry.ts';
import { stillOff } from './describe-releases.ts';
import { withIntact } from './verify-release.ts';
import { openStore } from './open-store.ts';
import { rejectExtraArgs, remoteCalled, type Options } from './options.ts';
import { CliError } from './cli-error.ts';
import { rolledBack } from './registry-changes.ts';

/** `pnpm rollback <remote> [--version <version>] [--to <place>]`: goes back to the previous or the named version. */
export async function rollback([who, ...surplus]: string[], options: Options): Promise<void> {
  const { name } = remoteCalled(who);
  if (surplus.length === 1 && options.version === undefined)
    throw new CliError(`Did you mean \`pnpm rollback ${name} --version ${surplus[0]}\`?`);
  rejectExtraArgs(surplus, options, ['version']);
  const store = await openStore(options.to);
  const now = new Date().toISOString();
  const after = await changeRegistry(store, (registry) =>
    withIntact(store, registry, rolledBack(registry, name, now, options.version)),
  );
  console.log(`${name} ${after[name]?.current ?? ''} now runs for every page that opens.`);
  const off = after[name]?.disabled;
  if (off) console.log(formatHint(stillOff(name, off), options.to));
}
