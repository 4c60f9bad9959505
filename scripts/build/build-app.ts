import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { sourceVersion } from './source-version.ts';

export interface Build {
  folder: string;
  version: string;
  /** The finished, complete folder. */
  dist: string;
}

/** Builds an app for production unless the same sources were built before. */
export async function buildApp(folder: string, say: (line: string) => void): Promise<Build> {
  const version = sourceVersion(folder);
  const dist = path.join(root, folder, 'dist', version);
  if (existsSync(dist)) return { folder, version, dist };
  const started = performance.now();
  // Built beside its place and moved there when whole: a build that was cut off is never taken for one.
  const unfinished = `unfinished-${process.pid}`;
  const scratch = path.join(root, folder, 'dist', unfinished);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  await webpack(folder, unfinished, version);
  // Saved while it was built: what came out is neither the one nor the other.
  if (sourceVersion(folder) !== version) {
    rmSync(scratch, { recursive: true });
    return buildApp(folder, say);
  }
  // Another build of the same sources may have finished first: theirs is as good.
  if (existsSync(dist)) rmSync(scratch, { recursive: true });
  else renameSync(scratch, dist);
  say(`Built ${folder} ${version} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { folder, version, dist };
}

function webpack(folder: string, output: string, version: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('webpack-cli/bin/cli.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, '--mode', 'production'], {
      cwd: path.join(root, folder),
      env: {
        ...process.env,
        BUILD_OUTPUT: output,
        RELEASE_VERSION: version,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${folder} does not build:\n${printed}`)),
    );
  });
}
