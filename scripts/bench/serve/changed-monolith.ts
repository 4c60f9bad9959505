import '../../portal-releases/configuration.ts';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { RuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { changedBuild, withLine } from '../../e2e/federation/changed-build.ts';
import { addDeltas } from '../../release/deltas/add-deltas.ts';
import { compressText } from '../../release/publish/compress-text.ts';
import { hostApp } from '../../serve/host-app.ts';
import { screenRegistry } from './screen-registry.ts';
import { buildMonolith } from '../variants/build-monolith.ts';
import { changes, type Change } from '../settings/measurement.ts';

/** The best monolith after each release, from one folder each, with deltas to the one before. */
export async function changedMonolith(
  dir: string,
  config: RuntimeConfig,
  origin: string,
  log: (line: string) => void,
): Promise<ReadonlyMap<Change, RequestListener>> {
  const builds = {
    none: await buildMonolith(log, true),
    library: await buildMonolith(log),
  };
  const stages = new Map<Change, RequestListener>();
  let before = '';
  for (const change of changes) {
    const folder = path.join(dir, change);
    if (change === 'none' || change === 'library') {
      const { dist, scripts } = builds[change];
      cpSync(dist, folder, { recursive: true });
      // Renamed with the scripts that it names.
      writeFileSync(path.join(folder, registryFile), await screenRegistry(scripts, origin));
    } else {
      changedBuild(before, folder, [changedScript[change]], withLine);
      compressText(folder);
    }
    if (change !== 'none') await addDeltas(folder, [before]);
    const registry = readFileSync(path.join(folder, registryFile), 'utf8');
    stages.set(change, hostApp({ dist: folder, config, releases: () => registry, remotes: [] }));
    before = folder;
  }
  return stages;
}

const registryFile = 'registry.json';
/** What the names begin with of the scripts that get another line: the campaign list's, and the host's. */
const changedScript = { remote: 'campaigns', host: 'main' };
