import { whyNotInvest, type InvestSituation } from './investing';

const fine: InvestSituation = {
  amount: 10_000_00,
  phase: 'ONGOING',
  tier: 'Basic',
  minimum: 5_000_00,
  maximum: 40_000_00,
  room: 1_000_000_00,
  alreadyHere: 0,
  alreadyEverywhere: 0,
  balance: 80_000_00,
};

describe('§5 who may commit how much', () => {
  it('accepts a commitment within every limit, inclusive', () => {
    expect(whyNotInvest(fine)).toBeNull();
    expect(whyNotInvest({ ...fine, amount: 5_000_00 })).toBeNull();
    expect(whyNotInvest({ ...fine, amount: 40_000_00 })).toBeNull();
    expect(whyNotInvest({ ...fine, alreadyEverywhere: 40_000_00 })).toBeNull();
    expect(whyNotInvest({ ...fine, minimum: 0, maximum: 0, amount: 1 })).toBeNull();
  });

  it.each<[Partial<InvestSituation>, string | RegExp]>([
    [{ phase: 'UPCOMING' }, 'This offering has not started yet.'],
    [{ phase: 'ENDED' }, 'This offering has ended.'],
    [{ phase: 'COMPLETED' }, 'This offering is closed.'],
    [{ phase: 'TERMINATED' }, 'This offering was terminated.'],
    [{ tier: 'New' }, 'Complete your registration before you invest.'],
    [{ amount: 0, minimum: 0 }, 'Amount must be a valid number'],
    [{ amount: 4_999_99 }, 'Entered amount must be at least 5,000.00.'],
    [{ amount: 40_000_01 }, 'Entered amount must not exceed 40,000.00.'],
    [{ alreadyHere: 30_000_01 }, /^You have committed PHP 30,000.01 .* PHP 40,000.00\.$/],
    [{ room: 9_999_99 }, 'This campaign can take only PHP 9,999.99 more.'],
    [{ room: 0 }, 'This campaign is fully subscribed.'],
    [{ balance: 9_999_99 }, 'Your wallet balance of PHP 9,999.99 is not enough.'],
  ])('rejects %j: %s', (change, sentence) => {
    expect(whyNotInvest({ ...fine, ...change })).toMatch(sentence);
  });

  it('§9 applies the standard limit to Basic only', () => {
    const above = { ...fine, alreadyEverywhere: 40_000_01 };
    expect(whyNotInvest(above)).toContain('standard investment limit of PHP 50,000.00');
    expect(whyNotInvest({ ...above, tier: 'Premium' })).toBeNull();
    expect(whyNotInvest({ ...above, tier: 'Qualified' })).toBeNull();
  });
});
