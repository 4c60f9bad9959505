import { eachName } from './each-name.ts';
import { mapsOf, partsOf } from './release-paths.ts';
import { scriptsIn } from './stamp.ts';
import type { Store } from './store.ts';

/**
 * Copies the source maps and the SBOM of a release to the private files of another place.
 * @param dir its files.
 */
export async function copyMaps(from: Store, to: Store, dir: string, id: string): Promise<void> {
  const { remote } = partsOf(id);
  const ofScripts = new Set(scriptsIn(dir).map((script) => `${mapsOf(remote)}/${script}.map`));
  await copyRecords(
    from,
    to,
    mapsOf(remote),
    (map) => ofScripts.has(map) || map.startsWith(`${mapsOf(id)}/`),
  );
}

/** The same of a host. */
export function copyHostMaps(from: Store, to: Store, version: string): Promise<void> {
  return copyRecords(from, to, mapsOf(`host/${version}`), () => true);
}

async function copyRecords(
  from: Store,
  to: Store,
  below: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const there = new Set(await to.records.list(below));
  const wanted = (await from.records.list(below)).filter((name) => isWanted(name));
  await eachName(
    wanted.filter((name) => !there.has(name)),
    async (name) => to.records.put(name, (await from.records.read(name)) ?? ''),
  );
}
