import { spawnSync } from 'node:child_process';
import { root } from './apps';

/** Returns the commit of these sources, for health checks: COMMIT, else the answer of git, or null if both are missing. */
export function sourceCommit(): string | null {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
