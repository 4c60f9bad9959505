import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapsFolder } from '../build/source-maps.ts';
import { sourceVersion } from '../build/source-version.ts';
import { appFolders, root } from '../workspace/apps.ts';
import type { Known, Needless } from './prune.ts';

/** A build that is still unfinished after this was killed. */
const killedMs = 86_400_000;

/** The builds in this checkout that are not of its sources, and do not run as its host. */
export function needlessBuilds({ registry, now, keepMs }: Known, dir = root): Needless[] {
  return appFolders.flatMap((app) => {
    const dist = path.join(dir, app, 'dist');
    const kept = new Set([mapsFolder, sourceVersion(app), registry.host?.version]);
    const names = existsSync(dist) ? readdirSync(dist) : [];
    return names.flatMap((name): Needless[] => {
      const age = now - statSync(path.join(dist, name)).mtimeMs;
      const id = path.join(dist, name);
      if (name.startsWith('unfinished-'))
        return age > killedMs ? [{ id, why: 'a build that was killed' }] : [];
      return kept.has(name) || age < keepMs ? [] : [{ id, why: 'a build of other sources' }];
    });
  });
}

/** Removes a build and its source maps. */
export function removeBuild({ id }: Needless): void {
  rmSync(id, { recursive: true, force: true });
  const maps = path.join(path.dirname(id), mapsFolder, path.basename(id));
  rmSync(maps, { recursive: true, force: true });
}
