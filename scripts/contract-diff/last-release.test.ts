import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../release/command-line/cli-error';
import { git } from '../release/publish/git';
import { repositoryIn } from '../workspace/testing/repository';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { contractState } from './last-release';
import { versionFaults } from './needed-version';

const scratch = scratchFolder();

const toast = 'shared/src/session/toast.ts';
const files: Readonly<Record<string, string>> = {
  'pnpm-workspace.yaml': 'catalog:\n  react: 19.3.1\n',
  'shared/package.json': '{ "name": "@investor-portal/shared" }',
  'shared/federation/singletons.cjs':
    "module.exports = { singletons: ['@investor-portal/shared/session/toast'] };",
  [toast]: 'export const one = 1;\nexport const two = 2;\nexport const three = 3;\n',
};

/** Creates a repository with the release 4.1.0. */
function repository() {
  const dir = mkdtempSync(path.join(scratch, 'repository-'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  const declare = (version: string) =>
    write('shared/federation/contract.json', JSON.stringify({ version }));
  const { git, commit } = repositoryIn(dir);
  git('init', '--quiet');
  for (const [name, text] of Object.entries(files)) write(name, text);
  declare('4.1.0');
  commit();
  return { dir, write, commit, declare };
}

const withoutThree = 'export const one = 1;\nexport const two = 2;\n';
const faultsOf = (dir: string) => versionFaults(contractState(undefined, dir));

it('refuses a shallow clone, which would compare the contract with itself', () => {
  const { dir, write, commit } = repository();
  write(toast, withoutThree);
  commit();
  const shallow = path.join(scratch, 'shallow');
  git(scratch, 'clone', '--depth', '1', pathToFileURL(dir).href, shallow);
  expect(() => contractState(undefined, shallow)).toThrow(CliError);
  expect(() => contractState(undefined, shallow)).toThrow('git fetch --unshallow');
  expect(contractState('HEAD', shallow).changes).toEqual([]);
});

it('finds a version that an earlier commit raised too little, with what has changed since', () => {
  const { dir, write, commit, declare } = repository();
  write(toast, withoutThree);
  declare('4.2.0');
  commit();
  const ofRaise = 'the contract is 4.2.0, and its changes since 4.1.0 need 5.0.0: session/toast';
  expect(faultsOf(dir)).toEqual([expect.stringContaining(`${ofRaise}: three is gone`)]);
  write('README.md', 'A later commit.');
  commit();
  expect(faultsOf(dir)).toEqual([expect.stringContaining(`${ofRaise}: three is gone`)]);
  write(toast, 'export const one = 1;\n');
  commit();
  const both = `${ofRaise}: two is gone; session/toast: three is gone`;
  expect(faultsOf(dir)).toEqual([expect.stringContaining(both)]);
  declare('5.0.0');
  expect(faultsOf(dir)).toEqual([]);
  commit();
  expect(faultsOf(dir)).toEqual([]);
});

it('compares with the last release once its version was enough', () => {
  const { dir, write, commit, declare } = repository();
  write(toast, withoutThree);
  declare('5.0.0');
  commit();
  write(toast, `${withoutThree}export const four = 4;\n`);
  commit();
  expect(contractState(undefined, dir)).toMatchObject({
    before: { version: '5.0.0' },
    changes: [{ severity: 'minor', what: 'session/toast: four is new' }],
  });
});
