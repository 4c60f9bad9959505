import { matchScreen } from './match-screen';

it.each([
  ['/main/portfolio/a%20b/campaign/c/', { guid: 'a b', campaign: 'c' }],
  // A segment that cannot be decoded is returned unchanged.
  ['/main/portfolio/100%/campaign/c', { guid: '100%', campaign: 'c' }],
  ['/main/portfolio/a', undefined],
  ['/main/profile/a/campaign/c', undefined],
])('matches %s as the router does', (path, params) => {
  expect(matchScreen('/main/portfolio/:guid/campaign/:campaign', path)).toEqual(params);
});
