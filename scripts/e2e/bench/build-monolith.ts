import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';
import { recordPrefetch } from '../../build/record-prefetch';
import { outputOf } from '../../build/webpack.base.cjs';
import { remotes, root } from '../../workspace/apps';
import { configurations } from './monolith/webpack.config.cjs';

/**
 * Builds the best monolith of these sources.
 * @param base where it will be served.
 * @returns its folder, and a registry that tells the document's first script (host/src/boot) each screen's scripts and data.
 */
export async function buildMonolith(base: string): Promise<{ dist: string; registry: string }> {
  const dist = outputOf({ dir: path.join(root, 'host') }) as string;
  rmSync(dist, { recursive: true, force: true });
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    webpack(configurations() as Configuration[], (error, built) =>
      error ? reject(error) : resolve(built),
    );
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const groups = stats.stats[0]?.compilation.namedChunkGroups;
  const scriptsOf = (chunk: string) => {
    const files = groups?.get(chunk)?.getFiles();
    if (!files) throw new Error(`The monolith has no chunk ${chunk}.`);
    return files.filter((file) => file.endsWith('.js'));
  };
  const entries: [string, unknown][] = [];
  for (const { name, folder } of remotes) {
    const recorded = Object.entries(await recordPrefetch(folder));
    const screens = recorded.map(([route, { chunks, reads }]) => {
      return [route, { scripts: [...new Set(chunks.flatMap(scriptsOf))], reads }];
    });
    // A monolith requests no entry before a screen.
    const entry = 'data:text/javascript,';
    const start = { entry, integrity: {}, scripts: [], screens: Object.fromEntries(screens) };
    const release = { entry: 'no-manifest.json', contract: `^${contractVersion}`, start };
    entries.push([name, { base: `${base}/`, current: 'this', versions: { this: release } }]);
  }
  return { dist, registry: JSON.stringify(Object.fromEntries(entries)) };
}
