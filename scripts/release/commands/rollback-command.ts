import type { Registry } from '../../workspace/registry';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import { rolledBack } from '../registry/registry-changes';
import { CliError } from '../command-line/cli-error';
import { withVerified } from '../registry/verify-release';
import { openStore } from '../store/open-store';
import { printIfOff } from './describe-releases';
import { liveHost } from './live-host';
import type { ChangeOptions, Remote } from './options';

interface RollbackOptions extends ChangeOptions {
  version?: string | undefined;
}

export async function rollback({ name }: Remote, options: RollbackOptions): Promise<void> {
  const store = await openStore(options.to);
  const host = await liveHost(await currentRegistry(store), console.log);
  const now = new Date().toISOString();
  const note = { action: 'rollback', now, reason: options.reason } as const;
  const after = await changeRegistry(store, note, async (registry) => {
    const ofHost: Registry = { ...registry, host };
    try {
      return await withVerified(store, registry, rolledBack(ofHost, name, now, options.version));
    } catch (error) {
      throw registry[name] && error instanceof CliError ? withKillSwitch(error, name) : error;
    }
  });
  console.log(`${name} ${after[name]?.current ?? ''} now runs for every page that opens.`);
  if (after[name]?.pinned)
    console.log('It stays until another version is released or named: npm start does not move it.');
  printIfOff(name, after, options.to);
}

/** Adds the kill switch to the message of a failed rollback, because the operator may need it immediately. */
function withKillSwitch({ message }: CliError, name: string): CliError {
  const off = `pnpm releases off ${name}`;
  if (message.includes(off)) return new CliError(message);
  return new CliError(`${message}\nIf it does harm, switch it off: \`${off} <reason>\``);
}
