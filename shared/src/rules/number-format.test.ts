import { countOf, formatCount, formatNumber } from './number-format';

it('numbers have thousands separated as in spec §5, and countOf puts the noun in the singular or the plural', () => {
  const shown = [1_234_567.5, -1_250].map((value) => formatNumber(value));
  expect(shown).toEqual(['1,234,567.5', '-1,250']);
  expect([0, 1_250, null, undefined].map(formatCount)).toEqual(['0', '1,250', '--', '--']);
  expect([0, 1, 2].map((count) => countOf(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(countOf(1_250, 'day', 'days')).toBe('1,250 days');
});
