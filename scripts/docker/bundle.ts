import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/apps';

/*
 * `tsx scripts/docker/bundle.ts sandbox|publish|server <folder>` bundles one of three programs with the files that it reads at
 * run time: the sandbox of the partner API, publish.ts, or the server of the host, the platform and the remotes.
 */

// This is tsx's own esbuild. As a dependency of ours, esbuild would also become a peer of webpack.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const forCommonJs =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Reads its own files at run time, so it is not bundled. */
const pglite = '@electric-sql/pglite';

const bundles = new Map([
  ['sandbox', bundleSandbox],
  ['publish', (to: string) => bundle(path.join(root, 'scripts/docker/publish.ts'), to)],
  ['server', bundleServer],
]);
const [what = '', folder] = process.argv.slice(2);
const makeBundle = bundles.get(what);
if (!makeBundle || !folder)
  throw new Error(`Name what to bundle, ${[...bundles.keys()].join(' or ')}, and the folder.`);
makeBundle(path.resolve(folder));

function bundleSandbox(to: string): void {
  const sandbox = path.join(root, 'scripts/sandbox');
  // The sandbox's options expect the files in this folder.
  const folder = path.join(to, 'scripts/sandbox/server');
  bundle(path.join(sandbox, 'main.ts'), folder);
  cpSync(path.join(sandbox, 'db/schema.sql'), path.join(folder, 'schema.sql'));
  for (const name of ['page/control.js', 'pictures'])
    cpSync(path.join(sandbox, name), path.join(to, 'scripts/sandbox', name), { recursive: true });
  const main = createRequire(path.join(sandbox, 'main.ts')).resolve(pglite);
  const needed = (file: string) => !/\.(?:map|cjs|cts|ts|tar\.gz)$/.test(file);
  const copied = path.join(to, 'node_modules', pglite);
  cpSync(path.dirname(main), path.join(copied, 'dist'), { recursive: true, filter: needed });
  cpSync(path.resolve(main, '../../package.json'), path.join(copied, 'package.json'));
}

function bundleServer(to: string): void {
  bundle(path.join(root, 'scripts/serve/main.ts'), path.join(to, 'scripts/serve'));
  // platform-app.ts expects the files in this folder.
  cpSync(path.join(root, 'scripts/platform'), path.join(to, 'scripts/platform'), {
    recursive: true,
  });
}

function bundle(script: string, to: string): void {
  execFileSync(
    ofTsx.resolve('esbuild/bin/esbuild'),
    [
      script,
      `--outdir=${to}`,
      '--out-extension:.js=.mjs',
      '--bundle',
      '--platform=node',
      '--target=node20',
      '--format=esm',
      `--external:${pglite}`,
      `--banner:js=${forCommonJs}`,
      '--log-level=warning',
    ],
    { stdio: 'inherit' },
  );
}
