import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace/apps';

const main = path.join(root, 'scripts/release/main.ts');

it('a command succeeds when the reader of its output has gone', () => {
  const line = `"${process.execPath}" --import tsx "${main}" releases help`;
  // The reader of the output ends before the command starts.
  const piped = `{ sleep 0.2; ${line}; echo "ended with $?" >&2; } | true`;
  const { stderr } = spawnSync('bash', ['-c', piped], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('ended with 0\n');
});
