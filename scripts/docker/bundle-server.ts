import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/apps';

// `tsx scripts/docker/bundle-server.ts <folder>` bundles the server of a deployed host, which then needs nothing but Node.

// This is tsx's own esbuild. As a dependency of ours, esbuild would also become a peer of webpack.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const forCommonJs =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the bundle.');
execFileSync(
  ofTsx.resolve('esbuild/bin/esbuild'),
  [
    path.join(root, 'scripts/serve/main.ts'),
    `--outdir=${path.resolve(folder, 'scripts/serve')}`,
    '--out-extension:.js=.mjs',
    '--bundle',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    `--banner:js=${forCommonJs}`,
    '--log-level=warning',
  ],
  { stdio: 'inherit' },
);
