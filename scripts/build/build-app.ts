import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/apps';
import { runNode } from '../workspace/processes';
import { addPageIntegrity } from './page-integrity';
import { hostOfTheseSources } from './host-of-sources';
import { mapsFolder, moveMaps } from '../release/store/source-maps';
import { sourceVersion } from './source-version';

export interface Build {
  folder: string;
  version: string;
  /** The folder of the finished build, which is published. */
  dist: string;
  /** The folder of the source maps. They contain the sources, so this folder is never published. */
  maps: string;
}

/** Builds an app for production, or reuses a build of the same sources. */
export async function buildApp(folder: string, log: (line: string) => void): Promise<Build> {
  const version = sourceVersion(folder);
  const dist = path.join(root, folder, 'dist', version);
  const maps = path.join(root, folder, 'dist', mapsFolder, version);
  if (existsSync(dist)) return { folder, version, dist, maps };
  log(`Building ${folder} …`);
  const started = performance.now();
  // The scratch folder is moved when the build is complete, so an interrupted build is never used.
  const unfinished = `unfinished-${process.pid}`;
  const scratch = path.join(root, folder, 'dist', unfinished);
  rmSync(scratch, { recursive: true, force: true });
  try {
    mkdirSync(scratch, { recursive: true });
    await webpack(folder, unfinished, version);
    // A source was saved during the build, so the output may mix two versions.
    if (sourceVersion(folder) !== version) return await buildApp(folder, log);
    // Another build of the same sources may have finished first. Use that build.
    if (!existsSync(dist)) {
      moveMaps(scratch, maps, root);
      if (folder === 'host') {
        addPageIntegrity(scratch);
        writeFileSync(path.join(scratch, 'host.json'), JSON.stringify(hostOfTheseSources(version)));
      }
      renameSync(scratch, dist);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  log(`Built ${folder} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { folder, version, dist, maps };
}

async function webpack(folder: string, output: string, version: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
  const env = { BUILD_OUTPUT: output, RELEASE_VERSION: version, NODE_ENV: 'production' };
  const { code, printed } = await runNode([cli, '--mode', 'production'], {
    cwd: path.join(root, folder),
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`${folder} does not build:\n${printed}`);
}
