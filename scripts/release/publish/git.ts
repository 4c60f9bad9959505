import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { git } from '../../workspace/git';
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
