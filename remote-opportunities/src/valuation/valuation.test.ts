import fc from 'fast-check';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { aboutValuation, equityText, valuationOf } from './valuation';

beforeAll(() => configure());

const offering = (terms: Partial<Parameters<typeof valuationOf>[0]>) => ({
  totalOffering: 10_000_000,
  sharePrice: 50,
  numberSharesOffered: 200_000,
  equityOffered: 7.5,
  ...terms,
});

const valued = (terms: Partial<Parameters<typeof valuationOf>[0]>) => {
  const valuation = valuationOf(offering(terms));
  return valuation && [valuation.before / 100, valuation.after / 100];
};

describe('what price and equity imply', () => {
  it.each([
    ['a fraction of a percent', { equityOffered: 7.5 }, [123_333_333.33, 133_333_333.33]],
    ['half of the company', { equityOffered: 50 }, [10_000_000, 20_000_000]],
    ['no price', { sharePrice: null }, [123_333_333.33, 133_333_333.33]],
    ['no number of shares', { numberSharesOffered: null }, [123_333_333.33, 133_333_333.33]],
    [
      'what whole shares leave over',
      { sharePrice: 300, numberSharesOffered: 33_333 },
      [123_333_333.33, 133_333_333.33],
    ],
  ])('works with %s', (_, terms, expected) => {
    expect(valued(terms)).toEqual(expected);
  });

  it.each([
    ['no equity', { equityOffered: null }],
    ['no total offering', { totalOffering: null }],
    ['an equity so small that the value is not exact', { equityOffered: 0.000_001 }],
    ['an equity of nothing', { equityOffered: 0 }],
    ['a negative equity', { equityOffered: -7.5 }],
    ['the whole company', { equityOffered: 100 }],
    ['more than the company', { equityOffered: 750 }],
    ['an offering of nothing', { totalOffering: 0 }],
    ['a price of nothing', { sharePrice: 0 }],
    ['a share too few', { numberSharesOffered: 199_999 }],
    ['a share too many', { numberSharesOffered: 200_001 }],
    ['a fraction of a share', { numberSharesOffered: 199_999.5 }],
    ['a price of another offering', { sharePrice: 25 }],
  ])('shows nothing for %s', (_, terms) => {
    expect(valued(terms)).toBeNull();
  });

  it.each([
    [7.5, '7.5%'],
    [1.234, '1.234%'],
    [0.000_001_4, '0.000001%'],
  ])('names an equity of %p as it is used: %s', (equity, text) => {
    expect(equityText(equity)).toBe(text);
  });

  const offerings = fc
    .record({
      price: fc.integer({ min: 1, max: 10_000 }),
      shares: fc.integer({ min: 1, max: 10_000_000 }),
      equity: fc.integer({ min: 1, max: 9_999 }),
    })
    .map(({ price, shares, equity }) => ({
      sharePrice: price,
      numberSharesOffered: shares,
      totalOffering: price * shares,
      equityOffered: equity / 100,
    }))
    .filter((terms) => (terms.totalOffering / terms.equityOffered) * 100 < 9e13);

  it('makes the valuation after the offering the sum of that before it and the total offering', () => {
    const property = fc.property(offerings, (terms) => {
      const valuation = valuationOf(terms);
      const total = BigInt(terms.totalOffering) * 100n;
      const equity = BigInt(Math.round(terms.equityOffered * 100));
      const after = BigInt(valuation?.after ?? -1);
      const error = after * equity - total * 10_000n;
      // Rounding changes the result by half a centavo at most.
      const isRounded = 2n * (error < 0n ? -error : error) <= equity;
      return isRounded && BigInt(valuation?.before ?? -1) + total === after;
    });
    expect(() => fc.assert(property)).not.toThrow();
  });

  it('is higher the less of the company the same money buys', () => {
    const property = fc.property(offerings, (terms) => {
      const more = valuationOf({ ...terms, equityOffered: terms.equityOffered / 2 })?.before;
      return more === undefined || more > (valuationOf(terms)?.before ?? Infinity);
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});

it.each([
  [53_738_317_757, 'About PHP 537 million'],
  [100_000_000_00, 'About PHP 100 million'],
  [1_234_567_890_12, 'About PHP 1.23 billion'],
  [999_600_00, 'About PHP 1 million'],
  [514_900_00, 'About PHP 515 thousand'],
  [undefined, '--'],
])('states %s centavos as %s', (amount, expected) => {
  const stated = aboutValuation(amount as Centavos | undefined, 'PHP');
  expect(stated.replaceAll('\u{A0}', ' ')).toBe(expected);
});
