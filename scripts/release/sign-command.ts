import { openStore } from './open-store.ts';
import { rejectExtraArgs, type Options } from './options.ts';
import { signRegistry } from './sign-registry.ts';

/**
 * `pnpm releases sign [--force]`: signs the registry as it is with the keys that sign now: for the first time, or after
 * another key.
 */
export async function sign(surplus: string[], options: Options): Promise<void> {
  rejectExtraArgs(surplus, options, ['reason', 'force']);
  const store = await openStore(options.to);
  await signRegistry(store, options.reason, options.force);
  const ids = store.keys?.signing.map(({ kid }) => kid).join(', ');
  console.log(`Signed the registry in ${store.place} with ${ids}.`);
}
