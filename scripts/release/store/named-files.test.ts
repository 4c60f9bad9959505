import { filesNamedIn, isOneOf } from './stamp.ts';

it('a manifest names its scripts and other files; one without a stamp says nothing', () => {
  const start = { entry: 'assets/entry.1.js', scripts: [], screens: {} };
  const release = {
    version: '1',
    contract: '^1.0.0',
    integrity: { 'assets/entry.1.js': 'sha384-a' },
    assets: { 'assets/mark.1.svg': 'sha384-b' },
    start,
  };
  const text = JSON.stringify({ release });
  expect(filesNamedIn(text)).toEqual(['assets/entry.1.js', 'assets/mark.1.svg']);
  expect(filesNamedIn('{}')).toBeUndefined();
  expect(filesNamedIn('<!doctype html>')).toBeUndefined();
});

it.each([
  ['assets/a.1.js', true],
  ['assets/a.1.js.br', true],
  ['assets/a.1.js.0123abcd.dcz', true],
  ['assets/mark.1.svg.gz', true],
  ['assets/b.1.js', false],
  ['assets/a.1.json', false],
  ['assets/mark.1.svg.map', true],
])('%s belongs to a named file: %s', (file, belongs) => {
  expect(isOneOf(file, new Set(['assets/a.1.js', 'assets/mark.1.svg']))).toBe(belongs);
});
