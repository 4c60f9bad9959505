import { paths } from '@investor-portal/shared/routes/paths';
import { matchScreen, mountAt, registryUrlOf } from './remotes';

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

it.each([
  ['/main/portfolio/a%20b/campaign/c/', { guid: 'a b', campaign: 'c' }],
  // A segment that cannot be decoded stays as it is.
  ['/main/portfolio/100%/campaign/c', { guid: '100%', campaign: 'c' }],
  ['/main/portfolio/a', undefined],
  ['/main/profile/a/campaign/c', undefined],
])('matches %s as the router does', (path, params) => {
  expect(matchScreen('/main/portfolio/:guid/campaign/:campaign', path)).toEqual(params);
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
