import * as v from 'valibot';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfigSchema } from '@investor-portal/shared/session/runtime-config';
import { tierOf } from './tiers';

const config = v.parse(runtimeConfigSchema, {
  partnerApiUrl: 'https://api.example',
  platformOrigins: ['https://platform.example'],
  limits: { premiumWaiver: 60_000 },
});

describe('§6 tiers', () => {
  it('lead from Basic to Premium to Qualified, and no further', () => {
    const ways = (code: string) => tierOf(code, config).next.map(({ path }) => path);
    expect(ways('Basic')).toEqual([paths.premiumAccount]);
    expect(ways('PREMIUM')).toEqual([paths.qualifiedAccount]);
    expect(ways('qualified')).toEqual([]);
  });

  it('name the thresholds of the configuration', () => {
    expect(tierOf('Basic', config).brings).toContain('PHP 60,000.00');
    expect(tierOf('Premium', config).next[0]?.brings).toContain('PHP 10,000,000.00');
  });

  it.each([
    ['', '--'],
    ['GOLD', 'GOLD'],
  ])('are not guessed: %p reads %s, and every form is open', (code, brings) => {
    const tier = tierOf(code, config);
    expect(tier.brings).toBe(brings);
    expect(tier.next.map(({ path }) => path)).toEqual([
      paths.premiumAccount,
      paths.qualifiedAccount,
    ]);
  });
});
