import { importsIn, targetOf } from './sources';

describe('importsIn', () => {
  it.each([
    ["import { a } from './a';", ['./a']],
    ["import './a';\nexport * from './b';", ['./a', './b']],
    [
      "import type { A } from './a';\nimport shared from '../package.json' with { type: 'json' };",
      ['./a', '../package.json'],
    ],
    ["lazy(() => import('./Screen'));", ['./Screen']],
    ["import(\n  /* webpackChunkName: 'x' */ './Screen'\n);", ['./Screen']],
    [
      "const { a } = require('./a.cjs');\nrequire.resolve('swc-loader');",
      ['./a.cjs', 'swc-loader'],
    ],
    ["const text = 'from here';\nrequired('./a');", []],
  ])('finds in %j', (text, expected) => {
    expect(importsIn(text)).toEqual(expected);
  });
});

describe('targetOf', () => {
  const from = (file: string, specifier: string) => targetOf({ file, specifier });

  it('is the file that a relative import names, with or without its extension', () => {
    expect(from('shared/src/ui/Tag.tsx', './Button')).toBe('shared/src/ui/Button.tsx');
    expect(from('scripts/check/types.ts', '../workspace/apps.ts')).toBe(
      'scripts/workspace/apps.ts',
    );
    expect(from('shared/src/contract/a.ts', '../../package.json')).toBe('shared/package.json');
  });

  it('is a file of another of our packages, wherever that keeps its sources', () => {
    const names = [
      'shared/rules/money',
      'shared/federation/singletons.cjs',
      'scripts/build/webpack.base.cjs',
    ];
    expect(names.map((name) => from('host/src/a.ts', `@investor-portal/${name}`))).toEqual([
      'shared/src/rules/money.ts',
      'shared/federation/singletons.cjs',
      'scripts/build/webpack.base.cjs',
    ]);
  });

  it('is nothing for a library, a folder or a file that is not there', () => {
    for (const specifier of ['react', 'node:fs', './ui', './missing'])
      expect(from('shared/src/a.ts', specifier)).toBeUndefined();
  });
});
