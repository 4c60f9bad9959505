import { spawnSync } from 'node:child_process';
import { root } from '../workspace/apps.ts';
import { CliError } from './cli-error.ts';

/**
 * The commit that is checked out.
 * @throws CliError when the tree holds anything that is not committed: nobody could build that version again.
 */
export function committedSha(dir = root): string {
  const changed = git(dir, 'status', '--porcelain');
  if (changed !== '') {
    const files = changed.split('\n').slice(0, 5).join('\n');
    throw new CliError(`Commit first: a release is built from what is committed.\n${files}`);
  }
  return git(dir, 'rev-parse', 'HEAD');
}

function git(dir: string, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  if (error)
    throw new CliError(`git cannot be run (${error.message}): a release is named by its commit.`);
  if (status !== 0) throw new CliError(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.trimEnd();
}
