import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Changes {
  /** The commit that the sources are compared with. */
  base: string;
  /** Changed, added, deleted and untracked files; a renamed one by both of its names. */
  files: readonly string[];
}

/**
 * What differs between the sources as they lie there and the commit in which they left `ref`.
 * @throws an error that says what to fetch when git does not know `ref`.
 */
export function changesSince(dir: string, ref: string): Changes {
  if (ref.startsWith('-')) throw new Error(`“${ref}” is not a commit.`);
  const found = tryGit(dir, 'merge-base', ref, 'HEAD');
  if (found === undefined)
    throw new Error(
      `git knows no common commit of “${ref}” and what is checked out. Fetch the whole history (fetch-depth: 0), or name a commit that is here.`,
    );
  const base = found.trim();
  const changed = git(dir, 'diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git(dir, 'ls-files', '--others', '--exclude-standard', '-z');
  return { base, files: [...new Set([...split(changed), ...split(untracked)])].toSorted() };
}

/** Every file of the sources as they lie there, committed or not. */
export function filesOf(dir: string): string[] {
  const listed = split(
    git(dir, 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'),
  );
  const deleted = new Set(split(git(dir, 'ls-files', '--deleted', '-z')));
  return listed.filter((file) => !deleted.has(file)).toSorted();
}

/** A file's text in a commit, or as it lies there; empty where it does not exist. */
export function textOf(dir: string, file: string, commit?: string): string {
  if (commit !== undefined) return tryGit(dir, 'show', `${commit}:${file}`) ?? '';
  try {
    return readFileSync(path.join(dir, file), 'utf8');
  } catch {
    return '';
  }
}

function split(listed: string): string[] {
  return listed.split('\0').filter((file) => file !== '');
}

function git(dir: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = run(dir, args);
  if (error) throw new Error(`Cannot run git: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout;
}

function tryGit(dir: string, ...args: string[]): string | undefined {
  const { status, stdout } = run(dir, args);
  return status === 0 ? stdout : undefined;
}

function run(dir: string, args: string[]) {
  return spawnSync('git', args, { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
