import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtElsewhere } from '../release/publish/candidate';
import { publish } from '../release/publish/publish';
import { changeRegistry, currentRegistry } from '../release/registry/change-registry';
import { withKnownVersion } from '../release/registry/registry-changes';
import { openStore } from '../release/store/open-store';
import { remotes } from '../workspace/apps';

interface Preview {
  /** A folder with the builds of `buildPreviews`. */
  from: string;
  commit: string;
  pullRequest: string;
  /** The place of the previews. */
  to: string;
  /** The address of the demo's platform page that embeds the host of the previews. */
  page: string;
}

/**
 * Adds the builds of a pull request to the place of the previews, as versions that only those who choose them get.
 * @returns the address at which they can be chosen; undefined if no remote was built.
 */
export async function releasePreviews(preview: Preview): Promise<string | undefined> {
  const { from, commit, pullRequest, to, page } = preview;
  const store = await openStore(to);
  const versions: string[] = [];
  for (const { name } of remotes.filter((each) => existsSync(path.join(from, each.name)))) {
    const {
      sha,
      contract,
      build: finish,
      remove,
    } = builtElsewhere(name, path.join(from, name), commit);
    try {
      const build = await finish();
      const { host } = await currentRegistry(store);
      const now = new Date().toISOString();
      const release = await publish(store, { name, build, sha, contract, host, now });
      const note = {
        action: 'release',
        now,
        reason: `preview of pull request ${pullRequest}`,
      } as const;
      await changeRegistry(store, note, (known) =>
        withKnownVersion(known, name, build.version, release),
      );
      versions.push(`${name}@${build.version}`);
      console.log(`Released ${name} ${build.version} to ${store.place}, for those who choose it.`);
    } finally {
      remove();
    }
  }
  return versions.length > 0 ? `${page}?use=${versions.join(',')}` : undefined;
}
