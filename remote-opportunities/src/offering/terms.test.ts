import { toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  changedRemaining,
  changedTerms,
  noLongerFits,
  remainingOffering,
  type Terms,
} from './terms';

beforeAll(() => configure());

const terms: Terms = {
  currencyCode: 'PHP',
  offeredPeriodEndDate: '2026-11-30T15:59:00Z',
  offeredPeriodStartDate: '2026-10-01T00:00:00Z',
  sharePrice: 12.5,
  minAmountPerInvestor: 5_000,
  maxAmountPerInvestor: 40_000,
  totalOffering: 1_000_000,
  numberSharesOffered: 80_000,
  equityOffered: 8,
  totalRaisedAmount: 900_000,
};
const php = (amount: number) => toCentavos(amount) as Centavos;
const changes = (before: Terms, change: Partial<Terms>) =>
  changedTerms(before, { ...before, ...change }).map(
    (each) => `${each.label}: ${each.before} → ${each.after}`,
  );
const remaining = (totalRaisedAmount: number | null, before = terms) =>
  changedRemaining(before, { ...before, totalRaisedAmount })?.after;

describe('terms that changed before the decision', () => {
  const unlimited = { ...terms, minAmountPerInvestor: 0 };
  const dollars = { ...terms, currencyCode: 'USD' };
  it.each<[Terms, Partial<Terms>, ...string[]]>([
    [terms, { sharePrice: 12.755 }, 'Share price: PHP 12.50 → PHP 12.755'],
    [
      terms,
      { offeredPeriodEndDate: '2026-11-28' },
      'Offering ends: 2026-11-30, 23:59 PHT → 2026-11-28',
    ],
    [terms, { offeredPeriodStartDate: '' }, 'Offering starts: 2026-10-01, 08:00 PHT → --'],
    // The displayed digits are the same.
    [terms, { equityOffered: 8.004 }, 'Equity offered: 8 → 8.004'],
    // The same instant in another notation.
    [terms, { offeredPeriodEndDate: '2026-11-30T23:59:00+08:00' }],
    [terms, { totalRaisedAmount: 990_000 }],
    [dollars, { totalOffering: 1 }, 'Total offering: USD 1,000,000.00 → USD 1.00'],
    [dollars, { minAmountPerInvestor: 0 }, 'Minimum per investor: USD 5,000.00 → None'],
    // 0 is no limit, and null is unknown.
    [unlimited, { minAmountPerInvestor: null }, 'Minimum per investor: None → --'],
  ])('from %j to %j tell of %j', (before, change, ...told) => {
    expect(changes(before, change)).toEqual(told);
  });

  it('reports the remaining offering, and when the amount no longer fits, an oversubscribed one as fully subscribed, and nothing of an unknown one', () => {
    const after = { ...terms, totalRaisedAmount: 990_000.5 };
    const told = { before: 'PHP 100,000.00', after: 'PHP 9,999.50' };
    expect(changedRemaining(terms, after)).toEqual({ label: 'Remaining offering', ...told });
    expect(noLongerFits(terms, after, php(9_999.5))).toBe(false);
    expect(noLongerFits(terms, after, php(9_999.51))).toBe(true);
    expect(noLongerFits(terms, after, php(100_000))).toBe(true);
    expect(noLongerFits(after, after, php(20_000))).toBe(false);
    const over = { ...terms, totalRaisedAmount: 1_001_500 };
    expect(remaining(1_001_500)).toBe('fully subscribed');
    expect(remaining(1_000_000)).toBe('fully subscribed');
    expect(remaining(1_002_000, over)).toBeUndefined();
    expect(remaining(null)).toBeUndefined();
    expect(remainingOffering({ ...terms, totalRaisedAmount: null })).toBeNull();
  });
});
