import { isDerived, manifestPlace, releaseWithManifest } from './release-paths';

it.each([
  [manifestPlace('portfolio/1.0.0-89abcdef01'), 'portfolio/1.0.0-89abcdef01'],
  ['portfolio/mf-manifest.1.0.0-89abcdef01.json.br', undefined],
  ['portfolio/assets/entry.1.js', undefined],
])('%s is the manifest of the release %s', (file, release) => {
  expect(releaseWithManifest(file)).toBe(release);
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
