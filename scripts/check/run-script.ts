import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Runs a script of the root package.json as pnpm would, without needing pnpm on the machine.
const root = path.resolve(import.meta.dirname, '../..');
const [name = '', ...args] = process.argv.slice(2);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const command = scripts[name];
if (!command) throw new Error(`package.json has no script ${name}.`);

const bin = path.join(root, 'node_modules/.bin');
const child = spawn([command, ...args].join(' '), {
  cwd: root,
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
});
child.on('close', (code) => process.exit(code ?? 1));
