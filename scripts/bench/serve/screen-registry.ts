import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema } from '../../workspace/registry';
import { recordPrefetch } from '../../build/record-prefetch';
import { remotes } from '../../workspace/apps';

/** No request: in a monolith nothing of a remote precedes its screens. */
const noEntry = 'data:text/javascript,';

/**
 * A registry that tells the document's first script (host/src/boot) which scripts and data each screen needs, for a build
 * whose screens are its own chunks.
 * @param scripts of each chunk, by name
 */
export async function screenRegistry(
  scripts: Readonly<Record<string, readonly string[]>>,
  host: string,
): Promise<string> {
  const named = (chunk: string) => {
    const found = scripts[chunk];
    if (!found) throw new Error(`The build has no chunk ${chunk}.`);
    return found;
  };
  const released: [string, unknown][] = [];
  for (const { name, folder } of remotes) {
    const screens = Object.entries(await recordPrefetch(folder)).map(
      ([pattern, { chunks, reads }]) =>
        [pattern, { scripts: [...new Set(chunks.flatMap(named))], reads }] as const,
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
