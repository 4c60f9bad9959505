import { configure } from '@investor-portal/shared/testing/configure';
import { formatTotals } from './totals';

const money = (amount: number | null, currencyCode = '') => ({ amount, currencyCode });

beforeEach(() => configure({ currency: 'PHP' }));

it.each([
  ['the sum to the centavo', [money(0.1), money(0.2), money(49_999.7)], ['PHP 50,000.00']],
  [
    'how many amounts are unknown',
    [money(1), money(null), money(null), money(null, 'USD')],
    ['PHP 1.00, without 2 unknown amounts', 'USD 0.00, without 1 unknown amount'],
  ],
  [
    'each currency, and the platform’s first',
    [money(5, 'USD'), money(1_000), money(7.5, 'EUR'), money(500, 'PHP')],
    ['PHP 1,500.00', 'EUR 7.50', 'USD 5.00'],
  ],
  ['one currency for any case and spaces', [money(1, 'usd'), money(2, ' USD ')], ['USD 3.00']],
  ['zero in the platform’s currency without amounts', [], ['PHP 0.00']],
])('says %s', (_, amounts, totals) => {
  expect(formatTotals(amounts)).toEqual(totals);
});
