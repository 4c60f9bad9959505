import { configure } from '../testing/configure';
import { adviceCurrencyOf, amountOr, finalCurrencyOf, isConverted } from './commitment-currency';

beforeEach(() => configure());

const commitment = (committed: string, final = '') => ({
  commitmentCurrencyCode: committed,
  actualConvertedCurrencyCode: final,
});

it.each([
  ['its own', 'USD', 'PHP', 'USD'],
  ['the commitment’s', '', ' usd', 'USD'],
  ['the platform’s', '', '', 'PHP'],
])('a payment is in %s currency', (_, currencyCode, committed, expected) => {
  expect(adviceCurrencyOf({ currencyCode }, commitment(committed))).toBe(expected);
});

it.each([
  ['USD', 'PHP', 'PHP', true],
  ['USD', '', 'USD', false],
  ['', 'PHP', 'PHP', false],
  ['usd', 'USD', 'USD', false],
])('a commitment in %p with the final currency %p', (committed, final, currency, converted) => {
  expect(finalCurrencyOf(commitment(committed, final))).toBe(currency);
  expect(isConverted(commitment(committed, final))).toBe(converted);
});

it.each([
  [50_000, 'PHP 50,000.00'],
  [0, 'PHP 0.00'],
  [null, 'an unknown amount'],
])('the amount of a commitment in a sentence: %p is “%s”', (commitmentAmount, text) => {
  const commitment = { commitmentAmount, commitmentCurrencyCode: '' };
  expect(amountOr('an unknown amount', commitment)).toBe(text);
});
