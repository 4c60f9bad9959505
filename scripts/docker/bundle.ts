import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

// tsx's own esbuild: as a dependency of ours it would also become a peer of webpack.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const forCommonJs =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Reads a file of its own, so it stays a package (bundle-publish.ts). */
export const zstd = '@bokuweb/zstd-wasm';

/** Bundles a script and its imports into a few files in `folder` that need nothing but Node. */
export function bundle(script: string, folder: string): void {
  execFileSync(
    ofTsx.resolve('esbuild/bin/esbuild'),
    [
      script,
      `--outdir=${folder}`,
      '--out-extension:.js=.mjs',
      '--bundle',
      // Keeps dynamic imports separate: the sandbox's embedded database is not in the image.
      '--splitting',
      '--platform=node',
      '--target=node20',
      '--format=esm',
      '--external:@electric-sql/pglite',
      '--external:pg-native',
      `--external:${zstd}`,
      `--banner:js=${forCommonJs}`,
      '--log-level=warning',
    ],
    { stdio: 'inherit' },
  );
}
