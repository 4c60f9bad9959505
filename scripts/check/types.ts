import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { packageFolders, root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { runToEnd } from '../workspace/run-to-end.mjs';

createProgram('pnpm types', 'Type-checks every package with its own tsconfig.json.').parse();

const tsc = path.join(root, 'node_modules/.bin/tsc');
// The largest package comes first, so that it does not run alone at the end.
const configured = packageFolders.filter((each) =>
  existsSync(path.join(root, each, 'tsconfig.json')),
);
const queue = [...new Set(['scripts', ...configured])];

async function work(): Promise<void> {
  for (let folder = queue.shift(); folder; folder = queue.shift()) {
    const code = await runToEnd(tsc, ['-p', path.join(root, folder), '--pretty']);
    if (code !== 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
