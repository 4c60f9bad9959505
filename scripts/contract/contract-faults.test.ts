import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryIn } from '../workspace/testing/repository';
import { scratchFolder } from '../workspace/testing/scratch-folder';
import { root } from '../workspace/apps';
import { breaksOf, contractFaults, declarationFile } from './contract-faults';
import { declarationsOf } from './declarations';

const contract = `declare module 'contract' {
  const version: '4.1.0';
  interface Libraries { react: [19, 3]; swr: [2, 5]; }
  interface Provided {
    session: typeof import('contract/session');
    start: { it: import('contract/session').Start };
  }
  type Consumed = import('contract/session').Remote;
}
declare module 'contract/session' {
import * as v from 'valibot';
export interface Start { messages: string[]; preloaded?: boolean; }
export interface Remote { name: string; preload?: () => void; }
export const codeSchema: v.ObjectSchema<{ readonly code: v.StringSchema<undefined> }, undefined>;
export function setSessionHost(host: string): void;
export function show(toast: { text: string }): void;
export function tell(kind: 'success' | 'failure'): void;
export const shownFor: number;
}
`;

const text = 'v.StringSchema<undefined>';

it.each<[change: string, from: string, to: string, verdict: string]>([
  ['schema has another rule', text, `v.SchemaWithPipe<readonly [${text}, v.TrimAction]>`, 'works'],
  ['setter is for the host', 'setSessionHost(host: string)', 'setSessionHost(host: 1)', 'works'],
  ['function may get more', '{ text: string }', '{ text: string; action?: string }', 'works'],
  ['remote may bring more', 'name: string;', 'name: string; title?: string;', 'works'],
  ['library breaks', 'react: [19, 3]', 'react: [20, 0]', 'breaks'],
  ['function must get more', '{ text: string }', '{ text: string; title: string }', 'breaks'],
  ['function takes less', "'success' | 'failure'", "'success'", 'breaks'],
  ['schema gives something else', text, 'v.NumberSchema<undefined>', 'breaks'],
  ['remote must bring more', 'name: string;', 'name: string; title: string;', 'breaks'],
  ['document starts with less', 'messages: string[];', '', 'breaks'],
  ['type cannot be found', 'shownFor: number', 'shownFor: Missing', 'breaks'],
])('judges that a %s', (_change, from, to, verdict) => {
  expect(contract).toContain(from);
  const breaks = breaksOf(contract, contract.replace(from, to));
  expect(breaks ? 'breaks' : 'works').toBe(verdict);
});

describe('a repository whose contract is 4.1.0', () => {
  const scratch = scratchFolder();
  const dir = path.join(scratch, 'portal');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  const exporting = (...names: string[]) =>
    write(
      'shared/src/session/toast.ts',
      names.map((name) => `export const ${name}: number = 1;\n`).join(''),
    );
  const declare = (version: string) => {
    write('shared/federation/contract.json', JSON.stringify({ version }));
    write(declarationFile, declarationsOf(dir));
  };

  it('refuses a version that is too low for its changes, now and after the commit', () => {
    mkdirSync(path.join(dir, 'shared'), { recursive: true });
    const { git, commit } = repositoryIn(dir);
    git('init', '--quiet');
    symlinkSync(path.join(root, 'shared/node_modules'), path.join(dir, 'shared/node_modules'));
    write('.gitignore', 'node_modules');
    write('shared/loader/src/remote-module.ts', 'export interface RemoteModule { name: string }\n');
    write('shared/src/contract/document-start.ts', 'export interface DocumentStart { at: 1 }\n');
    write(
      'shared/federation/singletons.cjs',
      "module.exports = { singletons: ['react', '@investor-portal/shared/session/toast'] };",
    );
    exporting('one', 'two');
    declare('4.1.0');
    commit();
    expect(contractFaults(dir)).toEqual([]);

    exporting('one');
    const outdated = expect.stringContaining('is outdated');
    const breaks = expect.stringMatching(/since 4\.1\.0 need 5\.0\.0[\s\S]*'two'/);
    expect(contractFaults(dir)).toEqual([breaks, outdated]);
    declare('4.2.0');
    expect(contractFaults(dir)).toEqual([breaks]);
    commit();
    exporting('one', 'three');
    const grows = expect.stringContaining('since 4.2.0 need a higher version');
    expect(contractFaults(dir)).toEqual([grows, breaks, outdated]);
    declare('5.0.0');
    expect(contractFaults(dir)).toEqual([]);
    commit();
    expect(contractFaults(dir)).toEqual([]);

    const shallow = path.join(scratch, 'shallow');
    git('clone', '--quiet', '--depth', '1', pathToFileURL(dir).href, shallow);
    expect(() => contractFaults(shallow)).toThrow('git fetch --unshallow');
  });
});
