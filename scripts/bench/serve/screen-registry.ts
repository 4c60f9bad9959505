import * as v from 'valibot';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { registrySchema } from '@investor-portal/shared/contract/registry';
import { recordPrefetch, type RecordedScreen } from '../../build/record-prefetch.ts';
import { remotes } from '../../workspace/apps.ts';

/**
 * Returns the registry for a page at a path. It tells the document's first script (host/src/boot) which scripts and data
 * the screen there needs, for a build whose screens are its own chunks: nothing of a remote precedes them.
 * @param scripts of each chunk, by name; that of a screen which names none has its remote's name
 */
export async function screenRegistry(
  scripts: Readonly<Record<string, readonly string[]>>,
  host: string,
): Promise<(path: string) => string> {
  const recorded = new Map<string, Record<string, RecordedScreen>>();
  for (const { name, folder } of remotes) recorded.set(name, await recordPrefetch(folder));
  const named = (chunk: string) => {
    const found = scripts[chunk];
    if (!found) throw new Error(`The build has no chunk ${chunk}.`);
    return found;
  };
  const neededAt = (path: string, name: string) => {
    const screens = Object.entries(recorded.get(name) ?? {});
    const [, { chunks = [] } = {}] = screens.find(([pattern]) => isAt(pattern, path)) ?? [];
    return [...new Set((chunks.length > 0 ? chunks : [name]).flatMap(named))];
  };
  const registryAt = (path: string) => {
    const released = remotes.map(({ name }) => {
      const [entry = '', ...others] = neededAt(path, name);
      const screens = Object.entries(recorded.get(name) ?? {}).map(([pattern, { reads }]) => [
        pattern,
        { scripts: [], reads },
      ]);
      const start = { entry, integrity: {}, scripts: others, screens: Object.fromEntries(screens) };
      const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
      return [name, { base: `${host}/`, current: 'this', versions: { this: release } }];
    });
    return JSON.stringify(v.parse(registrySchema, Object.fromEntries(released)));
  };
  // A chunk that is missing is said at once, not when its screen is measured.
  for (const screens of recorded.values()) Object.keys(screens).forEach(registryAt);
  return registryAt;
}

function isAt(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
