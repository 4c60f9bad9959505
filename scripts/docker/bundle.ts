import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

// The one tsx brings: named as a dependency of ours, it would be a peer of webpack as well.
const ofTsx = createRequire(createRequire(import.meta.url).resolve('tsx'));
const forCommonJs =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Makes of a script and all it imports a few files in `folder` that need Node and nothing else. */
export function bundle(script: string, folder: string): void {
  execFileSync(
    ofTsx.resolve('esbuild/bin/esbuild'),
    [
      script,
      `--outdir=${folder}`,
      '--out-extension:.js=.mjs',
      '--bundle',
      // What is loaded only where it is needed stays apart: the sandbox's embedded database, which is not in the image.
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
}
