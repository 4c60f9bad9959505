import { configure } from '@investor-portal/shared/testing/configure';
import { formatTotals, totalsByCurrency } from './totals';

const money = (amount: number | null, currencyCode = '') => ({ amount, currencyCode });

beforeEach(() => configure({ currency: 'PHP' }));

describe('totals', () => {
  it('are exact to the centavo', () => {
    expect(totalsByCurrency([money(0.1), money(0.2), money(null), money(49_999.7)])).toEqual([
      { currency: 'PHP', total: 5_000_000, unknown: 1 },
    ]);
  });

  it('say how many amounts are unknown', () => {
    expect(formatTotals([money(1), money(null), money(null), money(null, 'USD')])).toEqual([
      'PHP 1.00, without 2 unknown amounts',
      'USD 0.00, without 1 unknown amount',
    ]);
  });

  it('never add up different currencies, and start with the platform’s', () => {
    const amounts = [money(5, 'USD'), money(1_000), money(7.5, 'EUR'), money(500, 'PHP')];
    expect(formatTotals(amounts)).toEqual(['PHP 1,500.00', 'EUR 7.50', 'USD 5.00']);
  });

  it('ignore case and spaces in currency codes', () => {
    expect(formatTotals([money(1, 'usd'), money(2, ' USD ')])).toEqual(['USD 3.00']);
  });

  it('are zero in the platform’s currency without amounts', () => {
    expect(formatTotals([])).toEqual(['PHP 0.00']);
  });
});
