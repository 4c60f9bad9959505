import { appendFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import path from 'node:path';
import { root } from '../workspace/apps';
import { createProgram } from '../release/command-line/program';
import { runToEnd } from '../workspace/run-to-end.mjs';
import { summaryOf } from './job-summary';
import { type Command, commandOf, watchAction } from './release-form';

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
const { RELEASE_ACTION: action, RELEASES_METRICS: metrics, GITHUB_STEP_SUMMARY } = process.env;
/** The exit code of `releases watch` when the figures are too few. It is no failure of the release. */
const undecided = 3;

const command = commandOf(process.env);
if (action === watchAction && !metrics)
  summarise(command, 'RELEASES_METRICS names no Prometheus, so nothing watches this canary.', 0);
else await dispatch(command);

async function dispatch(asked: Command): Promise<void> {
  console.log(['pnpm', ...asked].map((word) => JSON.stringify(word)).join(' '));
  let told = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      told += chunk.toString();
      process.stdout.write(chunk, done);
    },
  });
  const code = await runToEnd(process.execPath, argumentsOf(asked), {
    stdio: ['inherit', 'pipe', 'inherit'],
    output,
  });
  const isUndecided = action === watchAction && code === undecided;
  if (isUndecided) console.log('::warning::Nothing could be decided about the canary.');
  process.exitCode = isUndecided ? 0 : code;
  summarise(asked, told, code);
}

function argumentsOf([script, ...args]: Command): string[] {
  const [program = '', ...first] = programs[script] ?? [];
  return ['--import', 'tsx', path.join(root, program), ...first, ...args];
}

function summarise(asked: Command, text: string, code: number): void {
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summaryOf(asked, text, code));
}
