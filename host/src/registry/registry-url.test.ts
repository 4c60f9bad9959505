import { registryUrlOf } from './registry-url';

it.each([
  ['/releases.json', '/releases.json'],
  ['https://cdn.example/{remote}/releases.json', 'https://cdn.example/portfolio/releases.json'],
])('a remote’s registry at %s is %s', (releasesUrl, address) => {
  expect(registryUrlOf(releasesUrl, 'portfolio')).toBe(address);
});
