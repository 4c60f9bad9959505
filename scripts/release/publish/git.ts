import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { CliError } from '../command-line/cli-error';

/** @throws CliError for uncommitted changes, because nobody could build that version again. */
export function committedSha(dir = root): string {
  const changed = git(dir, 'status', '--porcelain');
  if (changed !== '') {
    const files = changed.split('\n').slice(0, 5).join('\n');
    throw new CliError(`Commit your changes first: only a commit can be built again.\n${files}`);
  }
  return git(dir, 'rev-parse', 'HEAD');
}

/** Returns the commit that is checked out, if nothing is uncommitted; or COMMIT where there is no repository. */
export function shaIfCommitted(dir = root): string | undefined {
  const named = process.env['COMMIT'] ?? '';
  if (!existsSync(path.join(dir, '.git'))) return /^[\da-f]{40}$/.test(named) ? named : undefined;
  try {
    return committedSha(dir);
  } catch {
    return undefined;
  }
}

/** @throws CliError that says what to do when git or the repository is missing. */
export function git(dir: string, ...args: string[]): string {
  // The output of git is parsed, so it must be in English.
  const env = { ...process.env, LC_ALL: 'C' };
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    env,
  });
  if (error) throw new CliError(`Cannot run git: ${error.message}`);
  if (stderr.includes('not a git repository'))
    throw new CliError(
      `${dir} is not a git repository. Run this in a clone of the sources; a build that was handed on is released with --from and --commit.`,
    );
  if (status !== 0) throw new CliError(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.trimEnd();
}
