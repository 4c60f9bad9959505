import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mapsFolder, mapsIn } from '../store/source-maps';
import { root } from '../../workspace/apps';
import { eachName } from '../store/release-files';
import { mapsOf, partsOf } from '../store/release-paths';
import { scriptsIn } from '../store/manifest';
import type { Store } from '../store/store';

/** Stores the source maps that are missing from the private files. A script's name contains a hash of its content. */
export async function putMaps(store: Store, folder: string, maps: string): Promise<void> {
  const there = new Set(await store.records.list(folder));
  const missing = mapsIn(maps).filter((name) => !there.has(`${folder}/${name}`));
  await eachName(missing, (name) =>
    store.records.put(`${folder}/${name}`, readFileSync(path.join(maps, name))),
  );
}

/** Copies the source maps of a release, whose files are in `dir`, to another store's private files. */
export async function copyMaps(from: Store, to: Store, dir: string, id: string): Promise<void> {
  const { remote } = partsOf(id);
  const ofScripts = new Set(scriptsIn(dir).map((script) => `${mapsOf(remote)}/${script}.map`));
  const there = new Set(await to.records.list(mapsOf(remote)));
  const missing = (await from.records.list(mapsOf(remote))).filter(
    (map) => ofScripts.has(map) && !there.has(map),
  );
  await eachName(missing, async (map) => to.records.put(map, (await from.records.read(map)) ?? ''));
}

/**
 * Stores the source maps of a host, if this checkout has built it. No release stores them, because the host is an image.
 * @returns a sentence that says what was done.
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

/** Adds the missing compressed copies of a release, which the web server of a folder picks. */
export function compressText(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:js|css|json|svg)$/.test(file)) continue;
    if (!existsSync(`${file}.gz`))
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    if (!existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
