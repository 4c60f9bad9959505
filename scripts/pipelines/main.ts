import path from 'node:path';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { runToEnd } from '../workspace/run-to-end.mjs';
import { commandOf } from './release-form';

createProgram(
  'pnpm release:dispatch',
  'Runs the command that a workflow’s form asks for in its variables (release-form.ts).',
).parse();

const programs: Readonly<Record<string, readonly string[]>> = {
  release: ['scripts/portal-releases/main.ts', 'release'],
  rollback: ['scripts/portal-releases/main.ts', 'rollback'],
  releases: ['scripts/portal-releases/main.ts', 'releases'],
  'host:image': ['scripts/pipelines/host-image.ts'],
};

const [script, ...args] = commandOf(process.env);
const [program = '', ...first] = programs[script] ?? [];
console.log(['pnpm', script, ...args].map((word) => JSON.stringify(word)).join(' '));
process.exitCode = await runToEnd(process.execPath, [
  '--import',
  'tsx',
  path.join(root, program),
  ...first,
  ...args,
]);
