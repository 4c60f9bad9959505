import { spawnSync } from 'node:child_process';
import { CliError } from '../release/command-line/cli-error';
import { root } from './apps';

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

/** Returns undefined where git fails, for example without a repository. */
export function gitIfPossible(...args: Parameters<typeof git>): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** Returns the commit of these sources, for health checks: COMMIT, else the answer of git, or null if both are missing. */
export function sourceCommit(): string | null {
  if (process.env['COMMIT']) return process.env['COMMIT'];
  const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
  return gitIfPossible(root, ...args) ?? null;
}
