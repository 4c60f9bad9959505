import type { Figures } from '../drive/figures';
import { ratio, spreadOf, spreadsOf } from './spread';

describe('the spread of figures', () => {
  it('has the middle value as its median', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  });

  it('has the mean of the two middle values where there is no middle one', () => {
    expect(spreadOf([40, 10, 20, 30])).toEqual({ median: 25, min: 10, max: 40 });
  });

  it('refuses to say anything of nothing', () => {
    expect(() => spreadOf([])).toThrow('There are no values.');
    expect(() => spreadsOf([])).toThrow('There are no runs.');
  });

  it('is taken of each figure by itself', () => {
    const runs = [
      { lcp: 3, depth: 1 },
      { lcp: 1, depth: 2 },
      { lcp: 2, depth: 9 },
    ] as Figures[];
    const { lcp, depth } = spreadsOf(runs);
    expect([lcp.median, depth.median]).toEqual([2, 2]);
  });
});

describe('a ratio', () => {
  it('compares two figures', () => {
    expect(ratio(3, 2)).toBe(1.5);
  });

  it('is one where both are nothing, and beyond all where only the other is', () => {
    expect(ratio(0, 0)).toBe(1);
    expect(ratio(1, 0)).toBe(Infinity);
  });
});
