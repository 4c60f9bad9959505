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

describe('terms that changed before the decision', () => {
  it('lists each changed term with its old and new value', () => {
    const after = {
      ...terms,
      offeredPeriodEndDate: '2026-11-28T15:59:00Z',
      offeredPeriodStartDate: '2026-10-02T00:00:00Z',
      sharePrice: 12.75,
    };
    expect(changedTerms(terms, after)).toEqual([
      { label: 'Share price', before: 'PHP 12.50', after: 'PHP 12.75' },
      {
        label: 'Offering starts',
        before: '2026-10-01, 08:00 PHT',
        after: '2026-10-02, 08:00 PHT',
      },
      {
        label: 'Offering ends',
        before: '2026-11-30, 23:59 PHT',
        after: '2026-11-28, 23:59 PHT',
      },
    ]);
  });

  it('lists a share price and an equity that change by less than the usual number of digits', () => {
    const cheap = { ...terms, sharePrice: 0.124, equityOffered: 8.001 };
    const after = { ...cheap, sharePrice: 0.125, equityOffered: 8.004 };
    expect(changedTerms(cheap, after)).toEqual([
      { label: 'Share price', before: 'PHP 0.124', after: 'PHP 0.125' },
      { label: 'Equity offered', before: '8.001', after: '8.004' },
    ]);
  });

  it('treats the same instant in another notation as unchanged', () => {
    const after = { ...terms, offeredPeriodEndDate: '2026-11-30T23:59:00+08:00' };
    expect(changedTerms(terms, after)).toEqual([]);
  });

  it('reports the remaining offering, and when the amount no longer fits', () => {
    const after = { ...terms, totalRaisedAmount: 990_000.5 };
    expect(changedTerms(terms, after)).toEqual([]);
    expect(changedRemaining(terms, after)).toEqual({
      label: 'Remaining offering',
      before: 'PHP 100,000.00',
      after: 'PHP 9,999.50',
    });
    expect(noLongerFits(terms, after, php(9_999.5))).toBe(false);
    expect(noLongerFits(terms, after, php(9_999.51))).toBe(true);
    expect(noLongerFits(terms, after, php(100_000))).toBe(true);
    expect(noLongerFits(after, after, php(20_000))).toBe(false);
  });

  it('shows an oversubscribed offering as fully subscribed, never as a negative amount', () => {
    const over = { ...terms, totalRaisedAmount: 1_001_500 };
    expect(changedRemaining(terms, over)?.after).toBe('fully subscribed');
    const just = { ...terms, totalRaisedAmount: 1_000_000 };
    expect(changedRemaining(terms, just)?.after).toBe('fully subscribed');
    expect(changedRemaining(over, { ...over, totalRaisedAmount: 1_002_000 })).toBeNull();
  });

  it('formats amounts in the currency of the campaign', () => {
    const dollars = { ...terms, currencyCode: 'USD' };
    const after = { ...dollars, totalOffering: 2_000_000, minAmountPerInvestor: 6_000 };
    expect(changedTerms(dollars, after).map((change) => change.after)).toEqual([
      'USD 2,000,000.00',
      'USD 6,000.00',
    ]);
    expect(changedRemaining(dollars, after)?.after).toBe('USD 1,100,000.00');
  });

  it('treats a limit of 0 as none', () => {
    const without = { ...terms, minAmountPerInvestor: 0 };
    expect(changedTerms(terms, without)).toEqual([
      { label: 'Minimum per investor', before: 'PHP 5,000.00', after: 'None' },
    ]);
    expect(changedTerms(without, { ...without, minAmountPerInvestor: null })).toEqual([
      { label: 'Minimum per investor', before: 'None', after: '--' },
    ]);
  });

  it('reports no remaining offering unless both amounts are known', () => {
    expect(remainingOffering({ ...terms, totalRaisedAmount: null })).toBeNull();
    expect(changedRemaining(terms, { ...terms, totalOffering: null })).toBeNull();
  });
});
