import type { Command } from 'commander';
import { openStore } from './open-store.ts';
import { placeOption, reasonOption, type ChangeOptions } from './options.ts';
import { signRegistry } from './sign-registry.ts';

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
