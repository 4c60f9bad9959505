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
    ['3,010.00', -1, 300_000],
    ['99,999.99', -1, 300_000],
    ['99,999,999,999,999,999,999', -1, 300_000],
    ['99,999.99', 1, null],
  ] as const)('next to %j in the direction %d: %s', (amount, direction, expected) => {
    expect(nextAmount(amount, direction, offer)).toBe(expected);
  });

  it('go down to the most whole shares below a maximum between two of them', () => {
    const between = { ...offer, maxAmountPerInvestor: 2_995.5 };
    expect(nextAmount('5,000.00', -1, between)).toBe(297_000);
    expect(nextAmount('2,995.50', -1, between)).toBe(297_000);
    const none = { ...offer, minAmountPerInvestor: 2_980, maxAmountPerInvestor: 2_995.5 };
    expect(nextAmount('5,000.00', -1, none)).toBeNull();
  });

  it('are exact where a share costs fractions of a centavo', () => {
    expect(nextAmount('1,000.00', 1, { ...offer, sharePrice: 0.3333 })).toBe(100_024);
  });
});
