import { root } from './apps';
import { gitIfPossible } from './git';

/** Returns the commit of these sources, for health checks: COMMIT, else the answer of git, or null if both are missing. */
export function sourceCommit(): string | null {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  return gitIfPossible(root, ...args) ?? null;
}
