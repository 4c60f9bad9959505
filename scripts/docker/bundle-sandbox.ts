import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { bundle } from './bundle.ts';

// `tsx scripts/docker/bundle-sandbox.ts <folder>`: the sandbox of the partner API, for a real PostgreSQL only. It stands
// where its options expect it, scripts/sandbox/server, with the files it reads while it runs.

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder.');
const sandbox = path.join(root, 'scripts/sandbox');
const place = path.resolve(folder, 'scripts/sandbox/server');

bundle(path.join(sandbox, 'main.ts'), place);
cpSync(path.join(sandbox, 'db/migrations'), path.join(place, 'migrations'), { recursive: true });
cpSync(path.join(sandbox, 'page/control.js'), path.join(place, 'control.js'));
