import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../workspace/testing/run-script';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

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

it('fails for a canary that is not there', () => {
  const missing = dispatch({ RELEASE_ACTION: 'end the canary' });
  expect(missing.status).toBe(1);
  expect(missing.summary).toContain('Exit code 1: pnpm releases canary portfolio 0');
});
