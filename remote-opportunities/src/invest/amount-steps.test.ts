import { nextAmount, startingAmounts } from './amount-steps';

const offer = { sharePrice: 30, minAmountPerInvestor: 1000, maxAmountPerInvestor: 3000 };

describe('amounts of whole shares', () => {
  it('start at the minimum, rounded up to whole shares, within the maximum', () => {
    expect(startingAmounts(offer)).toEqual([102_000, 201_000]);
    expect(startingAmounts({ ...offer, minAmountPerInvestor: null })).toEqual([3000, 6000, 15_000]);
    expect(startingAmounts({ ...offer, sharePrice: null })).toEqual([]);
    expect(startingAmounts({ ...offer, maxAmountPerInvestor: 500 })).toEqual([]);
  });

  it.each([
    ['1,020.00', 1, 105_000],
    ['1,030.00', 1, 105_000],
    ['1,080.00', -1, 105_000],
    ['1,060.00', -1, 105_000],
    ['1,020.00', -1, null],
    ['', 1, 102_000],
    ['500', 1, 102_000],
    ['', -1, null],
    ['3,000.00', 1, null],
    ['2,990.00', 1, 300_000],
  ] as const)('next to %j in the direction %d: %s', (amount, direction, expected) => {
    expect(nextAmount(amount, direction, offer)).toBe(expected);
  });

  it('are exact where a share costs fractions of a centavo', () => {
    expect(nextAmount('1,000.00', 1, { ...offer, sharePrice: 0.3333 })).toBe(100_024);
  });
});
