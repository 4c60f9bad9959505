import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../workspace/testing/run-script';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { summaryOf } from './job-summary';

const dir = scratchFolder();

it('shows the command and the end of its output, which cannot end the block', () => {
  const output = Array.from({ length: 50 }, (_, line) => `\u0060\u0060\u0060 ${line}`).join('\n');
  const summary = summaryOf(['releases', '--to', 'here'], output, 2);
  expect(summary).toContain('\n    Exit code 2: pnpm releases --to here\n');
  expect(summary).not.toContain(' 9\n');
  expect(summary).toContain('\n    \u0060\u0060\u0060 49\n');
  expect(summary.match(/^\u0060/m)).toBeNull();
});

function dispatch(env: Record<string, string>) {
  const file = path.join(dir, `summary-${Math.random()}.md`);
  const { status, stdout } = runScript('scripts/pipelines/main.ts', [], {
    GITHUB_STEP_SUMMARY: file,
    RELEASE_REMOTE: 'portfolio',
    RELEASES_TO: path.join(dir, 'place'),
    ...env,
  });
  return { status, stdout, summary: readFileSync(file, 'utf8') };
}

it('shows what runs, in the log and in the summary of the job', () => {
  const { status, stdout, summary } = dispatch({ RELEASE_ACTION: 'show what runs' });
  expect(status).toBe(0);
  for (const text of [stdout, summary]) expect(text).toMatch(/portfolio +never released here/);
});

it('says that nobody watches a canary without metrics, and fails for a canary that is not there', () => {
  const watch = { RELEASE_ACTION: 'watch the canary' };
  const unwatched = dispatch({ ...watch, RELEASES_METRICS: '' });
  expect(unwatched.status).toBe(0);
  expect(unwatched.summary).toContain('nothing watches this canary');
  const missing = dispatch({ ...watch, RELEASES_METRICS: 'http://localhost:1' });
  expect(missing.status).toBe(1);
  expect(missing.summary).toContain('Exit code 1: pnpm releases watch portfolio');
});
