import { importsIn } from './sources';

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
