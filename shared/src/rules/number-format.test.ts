import { countOf, formatCount, formatNumber } from './number-format';

describe('formatNumber', () => {
  it('separates thousands as in spec §5', () => {
    expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
    expect(formatNumber(-1_250)).toBe('-1,250');
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [1_250, '1,250'],
    [null, '--'],
    [undefined, '--'],
  ])('shows %p as %p', (count, text) => expect(formatCount(count)).toBe(text));
});

it('countOf puts the noun in the singular or the plural', () => {
  expect([0, 1, 2].map((count) => countOf(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(countOf(1_250, 'day', 'days')).toBe('1,250 days');
});
