import { percentile } from './measure-list';

it('a percentile is the value that this share of the values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_none, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(() => percentile([], 0.95)).toThrow('There are no values.');
});
