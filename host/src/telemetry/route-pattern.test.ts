import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { otherRoute, routePattern, routePatterns } from './route-pattern';

const { compare, ...others } = paths;
const guid = '7b0a6a2e-9a3f-4a53-8d5c-2f7a1b6f0c11';

describe('routePattern', () => {
  it.each(Object.entries({ ...others, compare: compare([guid]) }))(
    'names the route %s and nothing that is in its address',
    (_, path) => {
      const address = typeof path === 'string' ? path : path(guid, `${guid}9`);
      const [pathname = ''] = address.split('?');
      const pattern = routePattern(pathname);
      expect(pattern).not.toBe(otherRoute);
      expect(pattern).not.toContain(guid);
      expect(routePatterns).toContain(pattern);
      expect(routePattern(`${pathname}/`)).toBe(pattern);
    },
  );

  it('tells a commitment by campaign from a commitment', () => {
    expect(routePattern(paths.commitmentByCampaign(guid))).toBe(patterns.commitmentByCampaign);
    expect(routePattern(paths.commitment(guid, guid))).toBe(patterns.commitment);
    // The API may send no campaign.
    expect(routePattern(paths.commitment(guid, ''))).toBe(patterns.commitment);
  });

  it.each(['/nothing/here', `/main/${guid}`, '', '/main/portfolio/a/b/c', '//main'])(
    'names no other address: %j',
    (pathname) => {
      expect(routePattern(pathname)).toBe(otherRoute);
    },
  );
});
