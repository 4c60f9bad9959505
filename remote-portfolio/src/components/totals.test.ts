import { configure } from '@investor-portal/shared/testing/configure';
import { currencyOf, formatTotals, soleCurrencyOf, totalsByCurrency } from './totals';

const money = (amount: number | null, currencyCode = '') => ({ amount, currencyCode });

beforeEach(() => configure({ currency: 'PHP' }));

describe('totals', () => {
  it('are exact to the centavo', () => {
    expect(totalsByCurrency([money(0.1), money(0.2), money(null), money(49_999.7)])).toEqual([
      { currency: 'PHP', total: 5_000_000 },
    ]);
  });

  it('never add one currency to another; the platform’s comes first', () => {
    const amounts = [money(5, 'USD'), money(1_000), money(7.5, 'EUR'), money(500, 'PHP')];
    expect(formatTotals(amounts)).toEqual(['PHP 1,500.00', 'EUR 7.50', 'USD 5.00']);
  });

  it('take a currency for the same however it is written', () => {
    expect(formatTotals([money(1, 'usd'), money(2, ' USD ')])).toEqual(['USD 3.00']);
  });

  it('of nothing are zero in the platform’s currency', () => {
    expect(formatTotals([])).toEqual(['PHP 0.00']);
  });
});

it('an amount without a currency is in the platform’s', () => {
  expect(currencyOf('')).toBe('PHP');
});

it('names a currency for a whole column only where there is one', () => {
  expect(soleCurrencyOf([])).toBe('PHP');
  expect(soleCurrencyOf([money(1, 'USD'), money(2, 'USD')])).toBe('USD');
  expect(soleCurrencyOf([money(1, 'USD'), money(2)])).toBeNull();
});
