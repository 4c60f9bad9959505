import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { pointAtSandbox } from '../testing/sandbox';
import { formatAmount, formatMoney, toCentavos } from './money';

beforeAll(pointAtSandbox);

describe('§5 amounts', () => {
  it.each([
    ['12,500.50', 1_250_050],
    ['.5', 50],
    ['1.', 100],
    ['-3.10', -310],
    [0.1 + 0.2, 30],
    [1.005, 101],
    ['1.005', 101],
    ['89,999,999,999,999.99', 8_999_999_999_999_999],
  ])('reads %p as %p centavos', (amount, centavos) => {
    expect(toCentavos(amount)).toBe(centavos);
  });

  it.each([
    '',
    '.',
    'abc',
    '500,00',
    '1000,50',
    '1,2345',
    '1,000,00',
    '1.2.3',
    '1e5',
    NaN,
    Infinity,
    null,
    undefined,
    '9'.repeat(20),
  ])('reads no amount from %p', (amount) => {
    expect(toCentavos(amount)).toBeNull();
    expect(formatAmount(amount)).toBe('--');
  });

  it('shows two decimals and thousands separators', () => {
    expect(formatAmount(1234567.5)).toBe('1,234,567.50');
    expect(formatAmount('-0.004')).toBe('0.00');
    for (const currency of ['USD', ' usd'])
      expect(formatMoney(50000, currency)).toBe('USD 50,000.00');
  });

  it("shows the platform's currency if the API sends none", () => {
    setRuntimeConfig({ ...runtimeConfig(), currency: 'SGD' });
    for (const none of ['', ' ', null, undefined]) expect(formatMoney(1, none)).toBe('SGD 1.00');
    pointAtSandbox();
  });
});
