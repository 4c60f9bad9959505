import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { runScript } from '../workspace/testing/run-script';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

it('finds nothing in the workflows of this repository, and mistakes with their file and line', () => {
  const right = readFileSync(path.join(root, '.github/workflows/pull-request.yml'), 'utf8');
  const mistakes: [name: string, from: string, to: string][] = [
    ['permission.yml', 'contents: read', 'content: read'],
    ['key.yml', 'timeout-minutes:', 'timeout-minute:'],
    ['output.yml', 'steps.affected.outputs.unit', 'steps.plan.outputs.unit'],
    ['expression.yml', "contains(needs.*.result, 'failure')", "contains(needs.*.result, 'failure'"],
    ['job.yml', 'needs: affected', 'needs: planned'],
  ];
  const files = mistakes.map(([name, from, to]) => {
    expect(right).toContain(from);
    const file = path.join(dir, name);
    writeFileSync(file, right.replace(from, to));
    return file;
  });
  const { status, stdout, stderr } = runScript('scripts/pipelines/lint-workflows.ts', files);
  expect([status, stderr]).toEqual([1, '']);
  const lines = stdout.trim().split('\n');
  for (const [name] of mistakes) expect(stdout).toMatch(new RegExp(`${name}:\\d+: \\S`));
  expect(lines.filter((line) => line.startsWith('.github'))).toEqual([]);
});
