import * as v from 'valibot';
import { stockMemoSchema } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { configure } from '@investor-portal/shared/testing/configure';
import { holdingsByCurrency } from './holdings-by-currency';

const position = (
  issuer: string,
  finalNumberOfShares: number | null,
  finalInvestmentAmount: number | null,
  more: object = {},
) =>
  v.parse(stockMemoSchema, {
    guid: 'g',
    issuer,
    finalNumberOfShares,
    finalInvestmentAmount,
    ...more,
  });

beforeEach(() => configure());

describe('holdings by issuer', () => {
  it('adds up the memos of each issuer, largest first', () => {
    const holdings = holdingsByCurrency([
      position('Siargao Surf Co.', 100, 10_000.1),
      position('Batangas Cacao', 300, 60_000),
      position('Siargao Surf Co.', 50, 29_999.9),
    ]);
    expect(holdings).toEqual([
      {
        currency: 'PHP',
        holdings: [
          { issuer: 'Batangas Cacao', positions: 1, shares: 300, amount: 6_000_000, percent: 60 },
          { issuer: 'Siargao Surf Co.', positions: 2, shares: 150, amount: 4_000_000, percent: 40 },
        ],
      },
    ]);
  });

  it('keeps currencies apart, with percentages of each currency’s total', () => {
    const inDollars = { commitments: [{ commitmentCurrencyCode: 'USD' }] };
    const holdings = holdingsByCurrency([
      position('Cebu Robotics', 10, 500, { currencyCode: 'USD' }),
      position('Batangas Cacao', 300, 60_000),
      position('Batangas Cacao', 20, 1_500, inDollars),
    ]);
    expect(holdings).toEqual([
      {
        currency: 'PHP',
        holdings: [
          { issuer: 'Batangas Cacao', positions: 1, shares: 300, amount: 6_000_000, percent: 100 },
        ],
      },
      {
        currency: 'USD',
        holdings: [
          { issuer: 'Batangas Cacao', positions: 1, shares: 20, amount: 150_000, percent: 75 },
          { issuer: 'Cebu Robotics', positions: 1, shares: 10, amount: 50_000, percent: 25 },
        ],
      },
    ]);
  });

  it('handles missing figures and issuers', () => {
    expect(holdingsByCurrency([position('', null, null, { stockMemoNumber: 'SM-1' })])).toEqual([
      {
        currency: 'PHP',
        holdings: [{ issuer: 'SM-1', positions: 1, shares: null, amount: null, percent: null }],
      },
    ]);
    const partly = [position('Cebu Robotics', 100, 5), position('Cebu Robotics', null, 5)];
    expect(holdingsByCurrency(partly)[0]?.holdings[0]?.shares).toBeNull();
    const mixed = [position('A', 1, null), position('A', 1, 5), position('B', 1, null)];
    expect(holdingsByCurrency(mixed)[0]?.holdings).toMatchObject([
      { issuer: 'A', amount: 500, percent: 100 },
      { issuer: 'B', amount: null, percent: null },
    ]);
    expect(holdingsByCurrency([])).toEqual([]);
  });
});
