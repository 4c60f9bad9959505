import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from '../workspace/apps.ts';
import { readRegistry } from '../release/change-registry.ts';
import { addDeltasOfRelease } from '../release/deltas-of-release.ts';
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
  const known = await readRegistry(store);
  for (const { name, release } of builds) {
    const folder = path.dirname(release.entry);
    if (await store.readManifest(folder)) continue;
    // The image is not for writing, and knows no earlier release.
    const scratch = mkdtempSync(path.join(tmpdir(), 'portal-publish-'));
    const dir = path.join(scratch, 'build');
    cpSync(path.join(from, folder), dir, { recursive: true });
    await addDeltasOfRelease(store, name, known[name], dir);
    await store.putRelease(folder, dir);
    rmSync(scratch, { recursive: true, force: true });
  }
  return placeBuilds(store, host, builds, new Date().toISOString());
}
