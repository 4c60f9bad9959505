import { changeRegistry } from './change-registry.ts';
import { stillOff } from './describe-releases.ts';
import { openStore } from './open-store.ts';
import { remoteCalled, type Options } from './options.ts';
import { folderOf } from './publish.ts';
import { rolledBack } from './registry-changes.ts';
import { stampOf } from './stamp.ts';

/** `pnpm rollback <remote> [--version <version>] [--to <place>]`: the version before runs again, or the one named. */
export async function rollback([who]: string[], options: Options): Promise<void> {
  const { name } = remoteCalled(who);
  const store = await openStore(options.to);
  const now = new Date().toISOString();
  const { version } = options;
  // Of a version that has not run for a while the registry has forgotten how it starts.
  const manifest = version && (await store.readManifest(folderOf(name, version)));
  const start = manifest ? stampOf(manifest).start : undefined;
  const after = await changeRegistry(store, (registry) =>
    rolledBack(registry, name, now, version, start),
  );
  console.log(`${name} ${after[name]?.current ?? ''} runs, for every page that opens.`);
  const off = after[name]?.disabled;
  if (off) console.log(stillOff(name, off));
}
