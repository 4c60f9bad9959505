import path from 'node:path';
import { remotes } from '../workspace/apps.ts';
import { readRegistry } from '../release/change-registry.ts';
import { directoryStore } from '../release/directory-store.ts';
import { placeBuilds } from '../release/with-builds.ts';

/**
 * Makes the current releases of the store at `from` current in the store at `to`, which keeps its older releases and
 * what an operator said of them.
 * @returns what changed and what was left, in sentences.
 */
export async function publishBuilt(from: string, to: string): Promise<string[]> {
  const { host, ...built } = await readRegistry(directoryStore(from));
  const store = directoryStore(to);
  const builds = remotes.flatMap(({ name }) => {
    const { current: version, versions, base } = built[name] ?? {};
    const release = version === undefined ? undefined : versions?.[version];
    return version && release ? [{ name, version, release, base }] : [];
  });
  for (const { release } of builds) {
    const folder = path.dirname(release.entry);
    if (!(await store.readManifest(folder)))
      await store.putRelease(folder, path.join(from, folder));
  }
  return placeBuilds(store, host, builds, new Date().toISOString());
}
