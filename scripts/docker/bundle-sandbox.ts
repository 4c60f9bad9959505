import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../build/apps.ts';

// `tsx scripts/docker/bundle-sandbox.ts <folder>`: the sandbox of the partner API as a few files that need Node and
// nothing else, for a real PostgreSQL only. It stands where its options expect it, scripts/sandbox/server, with the
// files it reads while it runs.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder.');
const sandbox = path.join(root, 'scripts/sandbox');
const place = path.resolve(folder, 'scripts/sandbox/server');

// The one tsx brings: named as a dependency of ours, it would be a peer of webpack as well.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const forCommonJs =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";
execFileSync(
  ofTsx.resolve('esbuild/bin/esbuild'),
  [
    path.join(sandbox, 'main.ts'),
    `--outdir=${place}`,
    '--out-extension:.js=.mjs',
    '--bundle',
    // What the sandbox loads only where it needs it stays apart: the embedded database, which is not in the image.
    '--splitting',
    '--platform=node',
    '--target=node20',
    '--format=esm',
    '--external:@electric-sql/pglite',
    '--external:pg-native',
    `--banner:js=${forCommonJs}`,
    '--log-level=warning',
  ],
  { stdio: 'inherit' },
);
cpSync(path.join(sandbox, 'db/migrations'), path.join(place, 'migrations'), { recursive: true });
cpSync(path.join(sandbox, 'page/control.js'), path.join(place, 'control.js'));
