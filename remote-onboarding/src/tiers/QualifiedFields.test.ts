import { millions } from './QualifiedFields';

test.each([
  [10_000_000, '10 million'],
  [30_000_000, '30 million'],
  [2_500_000, '2.5 million'],
  [500_000, '500,000'],
])('§9 threshold %i reads %s', (pesos, words) => {
  expect(millions(pesos)).toBe(words);
});
