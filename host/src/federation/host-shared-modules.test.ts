import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { singletons } from '@investor-portal/shared/federation/singletons.cjs';
import { provided } from './host-shared-modules';

const root = path.resolve(__dirname, '../../..');
const remotes = ['remote-onboarding', 'remote-opportunities', 'remote-portfolio'];

/** What product code imports by name from what is shared at run time: values, not types. */
function namesUsedBy(name: string): [from: string, name: string][] {
  return readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, name, 'src', file), 'utf8');
      return [...text.matchAll(/import (?:\w+, )?\{([^}]*)\} from '([^']+)'/g)];
    })
    .filter(([, , from = '']) => singletons.includes(from))
    .flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '' && !each.startsWith('type '))
        .map((each): [string, string] => [from, each.replace(/ as .*/, '')]),
    );
}

describe('what the host provides', () => {
  it('is every singleton of the federation and nothing else', () => {
    expect(Object.keys(provided).sort()).toEqual([...singletons].sort());
  });

  it('has every name that a remote uses', () => {
    const used = [...remotes, 'shared'].flatMap(namesUsedBy);
    expect(used.length).toBeGreaterThan(200);
    const missing = used.filter(([from, name]) => !(name in (provided[from] ?? {})));
    expect(missing).toEqual([]);
  });
});
