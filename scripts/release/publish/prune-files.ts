import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapsFolder } from '../../build/source-maps.ts';
import { sourceVersion } from '../../build/source-version.ts';
import { appFolders, root } from '../../workspace/apps.ts';
import { CliError } from '../../workspace/cli-error.ts';
import { currentRegistry } from '../registry/change-registry.ts';
import { whilePruning } from '../store/pruning.ts';
import { mapsOf, partsOf } from '../store/release-paths.ts';
import type { Store } from '../store/store.ts';
import { type Known, type Needless, needlessFiles, type StoredManifest } from './prune.ts';

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
    const registry = await currentRegistry(store);
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
    kept.map(async ({ id }) => ({ id, text: await store.manifestOf(id) })),
  );
  return manifests.flatMap(({ id, text }) => (text === undefined ? [] : [{ id, text }]));
}

function mapOf(file: string): string {
  const { remote } = partsOf(file);
  return `${mapsOf(remote)}/${file.slice(remote.length + 1)}.map`;
}

/** A build that is still unfinished after this was killed. */
const killedMs = 86_400_000;

/** The builds in this checkout that are not of its sources, and do not run as its host. */
export function needlessBuilds({ registry, now, keepMs }: Known, dir = root): Needless[] {
  return appFolders.flatMap((app) => {
    const dist = path.join(dir, app, 'dist');
    const kept = new Set([mapsFolder, sourceVersion(app), registry.host?.version]);
    const names = existsSync(dist) ? readdirSync(dist) : [];
    return names.flatMap((name): Needless[] => {
      const age = now - statSync(path.join(dist, name)).mtimeMs;
      const id = path.join(dist, name);
      if (name.startsWith('unfinished-'))
        return age > killedMs ? [{ id, why: 'a build that was killed' }] : [];
      return kept.has(name) || age < keepMs ? [] : [{ id, why: 'a build of other sources' }];
    });
  });
}

/** Removes a build and its source maps. */
export function removeBuild({ id }: Needless): void {
  rmSync(id, { recursive: true, force: true });
  const maps = path.join(path.dirname(id), mapsFolder, path.basename(id));
  rmSync(maps, { recursive: true, force: true });
}
