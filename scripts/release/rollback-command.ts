import type { Registry } from '@investor-portal/shared/contract/registry';
import { formatHint } from './hints.ts';
import { changeRegistry, readRegistry } from './change-registry.ts';
import { stillOff } from './describe-releases.ts';
import { liveHost } from './live-host.ts';
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
  rejectExtraArgs(surplus, options, ['version', 'reason']);
  const store = await openStore(options.to);
  const host = await liveHost(await readRegistry(store), console.log);
  const now = new Date().toISOString();
  const note = { action: 'rollback', now, reason: options.reason } as const;
  const after = await changeRegistry(store, note, (registry) => {
    const ofHost: Registry = { ...registry, host };
    return withIntact(store, registry, rolledBack(ofHost, name, now, options.version));
  });
  console.log(`${name} ${after[name]?.current ?? ''} now runs for every page that opens.`);
  if (after[name]?.pinned)
    console.log('It stays until another version is released or named: npm start does not move it.');
  const off = after[name]?.disabled;
  if (off) console.log(formatHint(stillOff(name, off), options.to));
}
