import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfGit } from '../check/sources';
import { appFolders, root } from '../workspace/apps';

const lines = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const files = filesOfGit();

/** Returns the owners of a file, from the last line that matches. */
function ownersOf(file: string): string[] {
  const matches = ([pattern = '']: string[]) =>
    pattern === '*' ||
    `/${file}` === pattern ||
    (pattern.endsWith('/') && `/${file}`.startsWith(pattern));
  return lines.findLast(matches)?.slice(1) ?? [];
}

it('names only paths that exist, from the root, in a form that this test and GitHub read alike', () => {
  const paths = lines.map(([pattern = '']) => pattern).filter((pattern) => pattern !== '*');
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((pattern) => !/^\/[\w./-]+$/.test(pattern))).toEqual([]);
  expect(paths.filter((pattern) => !files.some((file) => `/${file}`.startsWith(pattern)))).toEqual(
    [],
  );
});

it('gives each app to a team of its own, and the contract to more than one', () => {
  const teams = appFolders.map((folder) => ownersOf(`${folder}/src/new.ts`).join());
  expect(new Set(teams).size).toBe(appFolders.length);
  expect(ownersOf('shared/registry/src/format.ts').length).toBeGreaterThan(1);
});

it('leaves only texts without an owner', () => {
  const without = files.filter((file) => ownersOf(file).length === 0);
  expect(without.filter((file) => !file.startsWith('shared/docs/'))).toEqual([]);
});

it('names teams in GitHub’s form', () => {
  const owners = lines.flatMap(([, ...names]) => names);
  expect(owners.filter((name) => !/^@[\w-]+\/[\w-]+$/.test(name))).toEqual([]);
});
