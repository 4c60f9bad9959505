import { appendFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import path from 'node:path';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { runToEnd } from '../workspace/run-to-end.mjs';
import { summaryOf } from './job-summary';
import { type Command, commandOf } from './release-form';

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
const { GITHUB_STEP_SUMMARY } = process.env;

const command = commandOf(process.env);
console.log(['pnpm', ...command].map((word) => JSON.stringify(word)).join(' '));
let told = '';
const output = new Writable({
  write(chunk: Buffer, _encoding, done) {
    told += chunk.toString();
    process.stdout.write(chunk, done);
  },
});
const code = await runToEnd(process.execPath, argumentsOf(command), {
  stdio: ['inherit', 'pipe', 'inherit'],
  output,
});
process.exitCode = code;
if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summaryOf(command, told, code));

function argumentsOf([script, ...args]: Command): string[] {
  const [program = '', ...first] = programs[script] ?? [];
  return ['--import', 'tsx', path.join(root, program), ...first, ...args];
}
