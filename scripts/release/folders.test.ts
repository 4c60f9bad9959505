import { isDerived, manifestPlace, releaseOf } from './folders.ts';

it('a manifest lies beside the files that releases have in common', () => {
  expect(manifestPlace('portfolio/1.0.0-89abcdef01')).toBe(
    'portfolio/mf-manifest.1.0.0-89abcdef01.json',
  );
});

it.each([
  ['portfolio/mf-manifest.1.0.0-89abcdef01.json', 'portfolio/1.0.0-89abcdef01'],
  ['portfolio/mf-manifest.1.0.0-89abcdef01.json.br', undefined],
  ['portfolio/1.0.0-89abcdef01/mf-manifest.json', 'portfolio/1.0.0-89abcdef01'],
  ['portfolio/1.0.0-89abcdef01/assets/entry.1.js', 'portfolio/1.0.0-89abcdef01'],
  ['portfolio/assets/entry.1.js', undefined],
  ['portfolio/.unfinished-1', 'portfolio/.unfinished-1'],
])('%s is of the release %s', (file, release) => {
  expect(releaseOf(file)).toBe(release);
});

it.each([
  ['assets/entry.1.js', false],
  ['assets/mark.1.svg', false],
  ['assets/entry.1.js.br', true],
  ['assets/mark.1.svg.gz', true],
  ['assets/entry.1.js.0123.dcz', true],
])('%s is made of another file: %s', (file, derived) => {
  expect(isDerived(file)).toBe(derived);
});
