import { paths } from '@investor-portal/shared/routes/paths';
import { forEachRemote, mountAt, registryUrlOf } from './remotes';

describe('the mounts of the remotes', () => {
  it.each([
    [paths.portfolio, 'portfolio'],
    [paths.campaign('c-1'), 'opportunities'],
    [paths.publicOpportunities, 'opportunities'],
    [paths.premiumAccount, 'onboarding'],
    [paths.profile, undefined],
    [`${paths.portfolio}-archive`, undefined],
  ])('gives %s to %s', (pathname, remote) => {
    expect(mountAt(pathname)?.remote).toBe(remote);
  });
});

it('makes a record with one value for each remote', () => {
  expect(forEachRemote((name) => name.length)).toEqual({
    onboarding: 10,
    opportunities: 13,
    portfolio: 9,
  });
});

it.each([
  ['/releases.json', '/releases.json'],
  ['https://cdn.example/{remote}/releases.json', 'https://cdn.example/portfolio/releases.json'],
])(
  'finds the registry of a remote, where the configuration says %s, at %s',
  (releasesUrl, address) => {
    expect(registryUrlOf(releasesUrl, 'portfolio')).toBe(address);
  },
);
