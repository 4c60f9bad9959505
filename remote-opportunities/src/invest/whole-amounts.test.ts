import { configure } from '@investor-portal/shared/testing/configure';
import { amountWithoutRest, largestAmount, suggestedAmounts } from './whole-amounts';

beforeAll(() => configure());

const offer = { sharePrice: 30, minAmountPerInvestor: 1000, maxAmountPerInvestor: 3000 };

describe('amounts of whole shares', () => {
  it('start at the minimum, rounded up to whole shares, within the maximum, exactly where a share costs fractions of a centavo', () => {
    expect(suggestedAmounts(offer)).toEqual([102_000, 201_000]);
    expect(suggestedAmounts({ ...offer, minAmountPerInvestor: null })).toEqual([
      3000, 6000, 15_000,
    ]);
    expect(suggestedAmounts({ ...offer, sharePrice: null })).toEqual([]);
    expect(suggestedAmounts({ ...offer, maxAmountPerInvestor: 500 })).toEqual([]);
    expect(suggestedAmounts({ ...offer, sharePrice: 0.3333 })[0]).toBe(100_024);
  });

  it.each([
    // The lower amount is used if it is allowed, otherwise the higher one.
    ['1,030.00', { leftOver: 10_00, whole: 102_000 }],
    ['1,010.00', { leftOver: 20_00, whole: 102_000 }],
    ['1,020.00', null],
    ['3,010.00', { leftOver: 10_00, whole: 300_000 }],
    ['500', { leftOver: 20_00, whole: null }],
    ['', null],
  ])('without the rest of %j: %j', (amount, expected) => {
    expect(amountWithoutRest(amount, offer)).toEqual(expected);
  });

  it.each([
    [250_050, offer, 249_000],
    [9_000_00, offer, 300_000],
    // Below the minimum there is no amount to suggest.
    [101_000, offer, null],
    [0, offer, null],
    [Infinity, { ...offer, maxAmountPerInvestor: null }, null],
    [250_050, { ...offer, sharePrice: null }, 250_050],
  ])('the largest within %d: %s', (most, terms, expected) => {
    expect(largestAmount(most, terms)).toBe(expected);
  });
});
