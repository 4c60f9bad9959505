import { configure } from '@investor-portal/shared/testing/configure';
import { amountOr } from './amount-or';

it.each([
  [50_000, 'PHP 50,000.00'],
  [0, 'PHP 0.00'],
  [null, 'an unknown amount'],
])('the amount of a commitment in a sentence: %p is “%s”', (commitmentAmount, text) => {
  configure();
  const commitment = { commitmentAmount, commitmentCurrencyCode: '' };
  expect(amountOr('an unknown amount', commitment)).toBe(text);
});
