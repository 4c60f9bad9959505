import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema } from '../../workspace/registry';
import { recordPrefetch } from '../../build/record-prefetch';
import { remotes } from '../../workspace/apps';

/** In a monolith, no entry is requested before a screen. */
const noEntry = 'data:text/javascript,';

/**
 * Returns a registry that tells the document's first script (host/src/boot) the scripts and data of each screen, for a build
 * with a chunk for each screen.
 * @param scripts the scripts of each chunk, by the chunk's name.
 */
export async function screenRegistry(
  scripts: Readonly<Record<string, readonly string[]>>,
  host: string,
): Promise<string> {
  const scriptsOf = (chunk: string) => {
    const found = scripts[chunk];
    if (!found) throw new Error(`The build has no chunk ${chunk}.`);
    return found;
  };
  const released: [string, unknown][] = [];
  for (const { name, folder } of remotes) {
    const screens = Object.entries(await recordPrefetch(folder)).map(
      ([pattern, { chunks, reads }]) =>
        [pattern, { scripts: [...new Set(chunks.flatMap(scriptsOf))], reads }] as const,
    );
    const start = {
      entry: noEntry,
      integrity: {},
      scripts: [],
      screens: Object.fromEntries(screens),
    };
    const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
    released.push([name, { base: `${host}/`, current: 'this', versions: { this: release } }]);
  }
  return JSON.stringify(v.parse(registrySchema, Object.fromEntries(released)));
}
