import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../workspace/apps';

// `tsx scripts/docker/bundle-server.ts <folder>` bundles the server of a deployed host, which then needs nothing but Node.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder for the bundle.');
await build({
  entryPoints: [path.join(root, 'scripts/serve/main.ts')],
  outdir: path.resolve(folder, 'scripts/serve'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Libraries that are CommonJS call this.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'warning',
});
