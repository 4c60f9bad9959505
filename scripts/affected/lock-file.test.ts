import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { changedDependencies } from './lock-file';

const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
const changed = (after: string) => changedDependencies(lock, after);
const small = `lockfileVersion: '9.0'
settings:
  autoInstallPeers: false
importers: {}
packages: {}
snapshots: {}
`;

describe('changedDependencies', () => {
  it('finds nothing where nothing changed, and nothing in other comments and catalogs', () => {
    expect(changed(`# by hand\n${lock}`)).toEqual(new Map());
  });

  it('names the packages that use a library whose content changed', () => {
    const integrity = /signature_pad@[\d.]+:\n\s+resolution: \{integrity: sha512-/.exec(lock)?.[0];
    expect(integrity).toBeDefined();
    const after = lock.replace(integrity ?? '', `${integrity}0`);
    expect(changed(after)).toEqual(new Map([['remote-onboarding', ['signature_pad']]]));
  });

  it('finds a change below a dependency, in every package that has it', () => {
    const scheduler = /^ {2}scheduler@[\d.]+:\n\s+resolution: \{integrity: sha512-/m.exec(
      lock,
    )?.[0];
    expect(scheduler).toBeDefined();
    const found = changed(lock.replace(scheduler ?? '', `${scheduler}0`));
    expect(found?.get('host')).toContain('react-dom');
    expect(found?.get('remote-portfolio')).toContain('react-dom');
    expect(found?.get('remote-portfolio')).not.toContain('luxon');
    // What the benchmark updates; scripts render nothing themselves.
    expect(found?.get('scripts')).toEqual(['react-tabs-before']);
  });

  it('names a dependency that was added or removed', () => {
    const after = lock.replace(/\n {6}luxon:\n {8}specifier: .*\n {8}version: .*/, '');
    const found = changed(after);
    expect([...(found ?? [])]).toEqual([[expect.any(String), ['luxon']]]);
    expect(changedDependencies(after, lock)).toEqual(found);
  });

  it.each([
    [
      'settings',
      (text: string) => text.replace('autoInstallPeers: false', 'autoInstallPeers: true'),
    ],
    ['an override', (text: string) => `${text}\noverrides:\n  react: 1.0.0\n`],
    ['a file that is no lock file', () => 'importers: 1'],
    ['text that is no YAML', () => '{'],
    ['a lock file that was removed', () => ''],
  ])('cannot tell for %s', (_, edit) => {
    expect(changedDependencies(small, small)).toEqual(new Map());
    expect(changedDependencies(small, edit(small))).toBeUndefined();
  });
});
