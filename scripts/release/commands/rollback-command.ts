import type { Registry } from '../../workspace/registry.ts';
import { changeRegistry, currentRegistry } from '../registry/change-registry.ts';
import { rolledBack } from '../registry/registry-changes.ts';
import { withVerified } from '../registry/verify-release.ts';
import { openStore } from '../store/open-store.ts';
import { printIfOff } from './describe-releases.ts';
import { liveHost } from './live-host.ts';
import type { ChangeOptions, Remote } from './options.ts';

interface RollbackOptions extends ChangeOptions {
  version?: string | undefined;
}

export async function rollback({ name }: Remote, options: RollbackOptions): Promise<void> {
  const store = await openStore(options.to);
  const host = await liveHost(await currentRegistry(store), console.log);
  const now = new Date().toISOString();
  const note = { action: 'rollback', now, reason: options.reason } as const;
  const after = await changeRegistry(store, note, (registry) => {
    const ofHost: Registry = { ...registry, host };
    return withVerified(store, registry, rolledBack(ofHost, name, now, options.version));
  });
  console.log(`${name} ${after[name]?.current ?? ''} now runs for every page that opens.`);
  if (after[name]?.pinned)
    console.log('It stays until another version is released or named: npm start does not move it.');
  printIfOff(name, after, options.to);
}
