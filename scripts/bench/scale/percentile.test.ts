import { percentile } from './percentile';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_none, index) => 100 - index);

  it('is the value that this share of the values does not exceed', () => {
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
  });

  it('throws without values', () => {
    expect(() => percentile([], 0.95)).toThrow('There are no values.');
  });
});
