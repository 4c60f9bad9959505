import type { Figures } from '../drive/figures';
import { ratio, spreadOf, spreadsOf } from './spread';

describe('the spread of figures', () => {
  it('takes the middle value as the median', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  });

  it('takes the mean of the two middle values of an even number', () => {
    expect(spreadOf([40, 10, 20, 30])).toEqual({ median: 25, min: 10, max: 40 });
  });

  it('throws without values', () => {
    expect(() => spreadOf([])).toThrow('There are no values.');
    expect(() => spreadsOf([])).toThrow('There are no runs.');
  });

  it('covers each figure separately', () => {
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

  it('is 1 for two zeros, and infinite over a zero', () => {
    expect(ratio(0, 0)).toBe(1);
    expect(ratio(1, 0)).toBe(Infinity);
  });
});
