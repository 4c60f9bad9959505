import path from 'node:path';
import { manifestIn, root } from '../workspace/apps';
import { runToEnd } from '../workspace/run-to-end.mjs';

// Runs a script of the root package.json as pnpm would, without pnpm.
const [name = '', ...args] = process.argv.slice(2);
const command = manifestIn(root).scripts[name];
if (!command) throw new Error(`package.json has no script ${name}.`);

const bin = path.join(root, 'node_modules/.bin');
const line = [command, ...args].join(' ');
// The script replaces the shell, so that a signal ends the script and not just the shell.
process.exitCode = await runToEnd(process.platform === 'win32' ? line : `exec ${line}`, [], {
  shell: true,
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
});
