import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace/apps';
import { git } from '../../workspace/git';

/** Returns the files that git knows, such as `*.md`, except deleted ones. */
export function filesOfGit(...patterns: string[]): string[] {
  return git(root, 'ls-files', ...patterns)
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}
