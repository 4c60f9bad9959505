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
    expect(tierOf('Basic', config)?.next?.path).toBe(paths.premiumAccount);
    expect(tierOf('PREMIUM', config)?.next?.path).toBe(paths.qualifiedAccount);
    expect(tierOf('qualified', config)?.next).toBeUndefined();
  });

  it('name the thresholds of the configuration', () => {
    expect(tierOf('Basic', config)?.brings).toContain('PHP 60,000.00');
    expect(tierOf('Premium', config)?.next?.brings).toContain('PHP 10,000,000.00');
  });

  it('are not guessed', () => {
    expect(tierOf('', config)).toBeUndefined();
    expect(tierOf('GOLD', config)).toBeUndefined();
  });
});
