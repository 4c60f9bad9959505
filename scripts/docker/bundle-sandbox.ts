import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { bundle } from './bundle.ts';

// `tsx scripts/docker/bundle-sandbox.ts <folder>`: bundles the sandbox of the partner API, for a real PostgreSQL only,
// with the files it reads at run time, into scripts/sandbox/server, where its options expect it.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write to.');
const sandbox = path.join(root, 'scripts/sandbox');
const place = path.resolve(folder, 'scripts/sandbox/server');

bundle(path.join(sandbox, 'main.ts'), place);
cpSync(path.join(sandbox, 'db/migrations'), path.join(place, 'migrations'), { recursive: true });
cpSync(path.join(sandbox, 'page/control.js'), path.join(place, 'control.js'));
