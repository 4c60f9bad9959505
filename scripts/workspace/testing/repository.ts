import { git } from '../git';

/** Runs git in a folder, as an invented author. */
export function repositoryIn(dir: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  const run = (...args: string[]) => git(dir, ...author, ...args);
  return {
    git: run,
    commit(): void {
      run('add', '--all');
      run('commit', '--quiet', '--allow-empty', '--message', 'x');
    },
  };
}
