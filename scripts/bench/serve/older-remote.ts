import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Build } from '../../build/build-app.ts';
import { moveSbom } from '../../build/move-sbom.ts';
import { moveMaps } from '../../release/store/source-maps.ts';
import { root } from '../../workspace/apps.ts';
import { benchDir } from '../settings/env.ts';
import { buildOnce, compile } from '../variants/build-monolith.ts';
import { withOlderLibrary } from '../variants/older-library.cjs';

type MakeConfiguration = (env: object, argv: { mode: 'production' }) => Configuration;

/** Builds a remote as it was before its library's update, or reuses that build. */
export async function buildOlderRemote(
  { folder, version }: Build,
  log: (line: string) => void,
): Promise<Build> {
  const place = path.join(benchDir, 'builds', `older-${folder}`, version);
  const older = {
    folder,
    version: 'before-the-update',
    dist: path.join(place, 'dist'),
    maps: path.join(place, 'maps'),
  };
  const load = createRequire(path.join(root, folder, 'package.json'));
  const make = load('./webpack.config.cjs') as MakeConfiguration;
  await buildOnce(older.dist, log, async (dir) => {
    const config = withOlderLibrary(make({}, { mode: 'production' })) as Configuration;
    await compile({
      ...config,
      output: { ...config.output, path: dir },
      // The federation's plugin warns of what is meant.
      infrastructureLogging: { level: 'error' },
    });
    moveMaps(dir, older.maps, root);
    moveSbom(dir, older.maps);
  });
  return older;
}
