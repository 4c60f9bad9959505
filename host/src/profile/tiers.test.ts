import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { configure } from '@investor-portal/shared/testing/configure';
import { tierOf } from './tiers';

configure({ limits: { premiumWaiver: 60_000 } });
const config = runtimeConfig();

const nextPaths = (code: string) => tierOf(code, config).next.map(({ path }) => path);

describe('§6 tierOf', () => {
  it('leads from Basic to Premium to Qualified, and no further, and states the thresholds of the configuration', () => {
    expect(nextPaths('Basic')).toEqual([paths.premiumAccount]);
    expect(nextPaths('PREMIUM')).toEqual([paths.qualifiedAccount]);
    expect(nextPaths('qualified')).toEqual([]);
    expect(tierOf('Basic', config).benefit).toContain('PHP 60,000.00');
    expect(tierOf('Premium', config).next[0]?.benefit).toContain('PHP 10,000,000.00');
  });

  it.each([
    ['', '--'],
    ['GOLD', 'GOLD'],
  ])('does not guess an unknown tier: %p reads %s and links to every form', (code, benefit) => {
    expect(tierOf(code, config).benefit).toBe(benefit);
    expect(nextPaths(code)).toEqual([paths.premiumAccount, paths.qualifiedAccount]);
  });
});
