import type { Centavos } from '@investor-portal/shared/rules/money';
import { drawnSizes, fillIndex, isLastDrawnTogether, sharesOf } from './shares';

const part = (name: string, amount: number) => ({ name, amount: amount as Centavos });

describe('shares of a total', () => {
  it('are added up by name, the largest first', () => {
    expect(sharesOf([part('b', 10), part('a', 30), part('b', 60)])).toEqual([
      { name: 'b', count: 2, amount: 70, percent: 70 },
      { name: 'a', count: 1, amount: 30, percent: 30 },
    ]);
  });

  it('are none without a total', () => {
    expect(sharesOf([part('a', 0)])).toEqual([{ name: 'a', count: 1, amount: 0, percent: 0 }]);
    expect(sharesOf([])).toEqual([]);
  });

  it('are drawn as five, and the rest as one', () => {
    const shares = sharesOf([1, 2, 3, 4, 5, 6, 7].map((amount) => part(`${amount}`, amount)));
    expect(drawnSizes(shares)).toEqual([7, 6, 5, 4, 3, 3]);
    expect(shares.map((_, index) => fillIndex(index))).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(isLastDrawnTogether(shares)).toBe(true);
    expect(drawnSizes(shares.slice(0, 5))).toHaveLength(5);
    expect(isLastDrawnTogether(shares.slice(0, 6))).toBe(false);
  });
});
