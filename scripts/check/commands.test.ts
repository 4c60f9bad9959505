import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.ts';

/** Files that tell somebody, or a machine, what to run. */
const telling = /\.(?:md|ts|tsx|mjs|cjs|sh|yml|yaml|json)$|Dockerfile$/;

// Where npm's `yes` is not set, npx asks before it fetches; in a pipeline or a script nobody answers.
it('every command that is documented or printed runs npx without a question', () => {
  const listed = spawnGit('ls-files', '--cached', '--others', '--exclude-standard');
  const files = listed.filter((file) => telling.test(file) && existsSync(path.join(root, file)));
  const asking = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\bnpx (?:pnpm|\S+@\d)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});

function spawnGit(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
}
