import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { bundle, zstd } from './bundle.ts';

// `tsx scripts/docker/bundle-publish.ts <folder>`: bundles publish.ts into publish.mjs, with zstd beside it.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
bundle(path.join(root, 'scripts/docker/publish.ts'), path.resolve(folder));
// dist/common/index.node.js
const main = createRequire(import.meta.url).resolve(zstd);
const place = path.join(path.resolve(folder), 'node_modules', zstd);
cpSync(path.dirname(main), path.join(place, 'dist/common'), { recursive: true });
cpSync(path.resolve(main, '../../../package.json'), path.join(place, 'package.json'));
