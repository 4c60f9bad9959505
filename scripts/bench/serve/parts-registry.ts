import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema } from '@investor-portal/shared/contract/registry';
import { recordPrefetch } from '../../build/record-prefetch.ts';
import { remotes } from '../../workspace/apps.ts';

/**
 * A registry that tells the document's first script (host/src/boot) which scripts each screen needs, for a build whose
 * remotes are its own chunks.
 * @param scripts of each chunk, by name
 */
export async function partsRegistry(
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
    const [entry = '', ...others] = named(name);
    const screens = Object.entries(await recordPrefetch(folder)).map(
      ([pattern, { chunks, reads }]) => [pattern, { scripts: chunks.flatMap(named), reads }],
    );
    const start = { entry, integrity: {}, scripts: others, screens: Object.fromEntries(screens) };
    const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
    released.push([name, { base: `${host}/`, current: 'this', versions: { this: release } }]);
  }
  return JSON.stringify(v.parse(registrySchema, Object.fromEntries(released)));
}
