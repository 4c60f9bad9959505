import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { bundle } from './bundle.ts';

// `tsx scripts/docker/bundle-publish.ts <folder>`: bundles publish.ts into publish.mjs.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
bundle(path.join(root, 'scripts/docker/publish.ts'), path.resolve(folder));
