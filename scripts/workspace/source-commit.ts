import { spawnSync } from 'node:child_process';
import { root } from './apps';

/**
 * The commit of these sources, for health checks: what COMMIT says, as in an image whose build has no repository, else
 * what git says. Null where neither does.
 */
export function sourceCommit(): string | null {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
