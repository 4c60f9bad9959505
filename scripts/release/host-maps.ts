import { existsSync } from 'node:fs';
import path from 'node:path';
import { mapsFolder } from '../build/source-maps.ts';
import { root } from '../workspace/apps.ts';
import { mapsOf } from './release-paths.ts';
import { putMaps } from './publish.ts';
import type { Store } from './store.ts';

/**
 * Keeps the source maps of a host in the place's private files, if this checkout has built it. The host is an image, so
 * no release brings them.
 * @returns what was done, in a sentence.
 */
export async function keepHostMaps(
  store: Store,
  version: string,
  built = path.join(root, 'host/dist'),
): Promise<string> {
  const maps = path.join(built, mapsFolder, version);
  if (!existsSync(maps))
    return `Its source maps are not kept, because this checkout has not built it: pnpm releases trace cannot read its errors. Run pnpm build at its commit, then this command again.`;
  await putMaps(store, mapsOf(`host/${version}`), maps);
  return 'Its source maps are kept for pnpm releases trace.';
}
