/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const packages = [
  'host',
  'remote-onboarding',
  'remote-opportunities',
  'remote-portfolio',
  'shared',
];

/** The values, not the types, that a package's product code imports from react-router-dom. */
function namesUsedBy(name: string): string[] {
  const sources = readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
  return sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, name, 'src', file), 'utf8');
      return [...text.matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)];
    })
    .flatMap(([, names = '']) => names.split(',').map((each) => each.trim()))
    .filter((each) => each !== '' && !each.startsWith('type '));
}

describe('the router the bundles share', () => {
  const facade = readFileSync(path.join(__dirname, 'router.ts'), 'utf8');
  const offered = [...facade.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((each) => each.trim())
    .filter(Boolean);

  it('has exactly the names that are used', () => {
    expect(new Set(offered)).toEqual(new Set(packages.flatMap(namesUsedBy)));
  });
});
