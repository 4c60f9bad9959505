import { paths } from '@investor-portal/shared/routes/paths';
import { mountAt } from './remotes';

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
