import { readRegistry } from './change-registry.ts';
import { CliError } from './cli-error.ts';
import { mapsOf, partsOf } from './release-paths.ts';
import { needlessFiles, type Known, type StoredManifest } from './prune.ts';
import { whilePruning } from './pruning.ts';
import type { Store } from './store.ts';

/** The files in common that nobody needs once these releases are removed. */
export async function filesLeftBy(
  store: Store,
  known: Known,
  removed: ReadonlySet<string>,
): Promise<string[]> {
  const manifests = await manifestsIn(store, removed);
  return needlessFiles(await store.listSharedFiles(), manifests, known);
}

/**
 * Removes the files in common that no release names, with their source maps, by what the store and the registry say now.
 * @returns how many.
 */
export async function removeNeedlessFiles(store: Store, known: Known): Promise<number> {
  let count = 0;
  await whilePruning(store.records, async (until) => {
    const registry = await readRegistry(store);
    const needless = await filesLeftBy(store, { ...known, registry }, new Set());
    for (const file of needless) {
      if (Date.now() > until)
        throw new CliError(`${count} files were removed in the time there was. Run it again.`);
      await store.removeSharedFile(file);
      await store.records.remove(mapOf(file));
      count += 1;
    }
  });
  return count;
}

async function manifestsIn(store: Store, removed: ReadonlySet<string>): Promise<StoredManifest[]> {
  const kept = (await store.listReleases()).filter(({ id }) => !removed.has(id));
  const manifests = await Promise.all(
    kept.map(async ({ id }) => ({ id, text: await store.readManifest(id) })),
  );
  return manifests.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]));
}

function mapOf(file: string): string {
  const { remote } = partsOf(file);
  return `${mapsOf(remote)}/${file.slice(remote.length + 1)}.map`;
}
