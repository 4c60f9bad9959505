import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '../release/publish/git';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { addWorktree } from './portal-of-tree';

const repository = scratchFolder();

it('leaves nothing of an earlier checkout', () => {
  git(repository, 'init');
  writeFileSync(path.join(repository, 'source.ts'), '');
  git(repository, 'add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  git(repository, ...author, 'commit', '--message', 'A source');
  const { dir, remove } = addWorktree(repository, 'HEAD');
  expect(existsSync(path.join(dir, 'source.ts'))).toBe(true);
  remove();
  expect(existsSync(path.dirname(dir))).toBe(false);
  expect(git(repository, 'worktree', 'list').split('\n')).toHaveLength(1);
});
