import { formatAmount, type Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import {
  amountError,
  amountWithoutRest,
  largestAmount,
  suggestedAmounts,
  walletShortfall,
} from './amount';

beforeAll(() => configure({ currency: 'PHP' }));

const limits = { minAmountPerInvestor: 5_000, maxAmountPerInvestor: 40_000 };

describe('§5 amount', () => {
  it.each([
    ['', 'Amount is required'],
    ['5k', 'Amount must be a valid number'],
    ['0.00', 'Amount must be a valid number'],
    ['20000.005', 'Amount must be a valid number. Use no more than two decimals.'],
    ['6.000', 'Amount must be a valid number. Did you mean 6,000.00 or 6.00?'],
    ['4,999.99', 'Entered amount must be at least 5,000.00.'],
    ['40,000.01', 'Entered amount must not exceed 40,000.00.'],
    ['99,999,999,999,999,999,999', 'Entered amount must not exceed 40,000.00.'],
    ['5,000.00', null],
    ['40,000.00', null],
    ['PHP 6.000,50', null],
  ])('answers %j with %j', (text, message) => {
    expect(amountError(text, limits)).toBe(message);
  });

  it.each([null, 0])('applies no limit for %j (readings R2)', (limit) => {
    const none = { minAmountPerInvestor: limit, maxAmountPerInvestor: limit };
    expect(amountError('0.01', none)).toBeNull();
    expect(amountError('90,000,000.00', none)).toBeNull();
    expect(amountError('99999999999999999999', none)).toBe('Amount must be a valid number');
  });

  const inexact = [0.29, 1.1, 4.35, 1_019.99, 8_250.07, 90_000_000.01];
  it.each(inexact)('compares exact centavos with a limit of %d', (limit) => {
    const exact = { minAmountPerInvestor: limit, maxAmountPerInvestor: limit };
    const centavos = Math.round(limit * 100);
    expect(amountError(formatAmount(limit), exact)).toBeNull();
    expect(amountError(formatAmount((centavos - 1) / 100), exact)).toMatch(/at least/);
    expect(amountError(formatAmount((centavos + 1) / 100), exact)).toMatch(/not exceed/);
  });
});

it.each([
  [100_00, 'PHP', 50_00],
  [50_00, 'PHP', null],
  [100_00, 'USD', null],
])('of a wallet of PHP 50, a total of %d centavos of %s lacks %p', (total, currency, missing) => {
  const wallet = { walletId: 'W-1', currencyCode: 'PHP', balance: 50 };
  expect(walletShortfall(total as Centavos, currency, wallet)).toBe(missing);
});

const offer = { sharePrice: 30, minAmountPerInvestor: 1000, maxAmountPerInvestor: 3000 };

describe('amounts of whole shares', () => {
  it('start at the minimum, rounded up to whole shares, within the maximum, exactly where a share costs fractions of a centavo', () => {
    expect(suggestedAmounts(offer)).toEqual([102_000, 201_000]);
    expect(suggestedAmounts({ ...offer, minAmountPerInvestor: null })).toEqual([
      3000, 6000, 15_000,
    ]);
    expect(suggestedAmounts({ ...offer, sharePrice: null })).toEqual([]);
    expect(suggestedAmounts({ ...offer, maxAmountPerInvestor: 500 })).toEqual([]);
    expect(suggestedAmounts({ ...offer, sharePrice: 0.3333 })[0]).toBe(100_024);
  });

  it.each([
    // The lower amount is used if it is allowed, otherwise the higher one.
    ['1,030.00', { leftOver: 10_00, whole: 102_000 }],
    ['1,010.00', { leftOver: 20_00, whole: 102_000 }],
    ['1,020.00', null],
    ['3,010.00', { leftOver: 10_00, whole: 300_000 }],
    ['500', { leftOver: 20_00, whole: null }],
    ['', null],
  ])('without the rest of %j: %j', (amount, expected) => {
    expect(amountWithoutRest(amount, offer)).toEqual(expected);
  });

  it.each([
    [250_050, offer, 249_000],
    [9_000_00, offer, 300_000],
    // Below the minimum there is no amount to suggest.
    [101_000, offer, null],
    [0, offer, null],
    [Infinity, { ...offer, maxAmountPerInvestor: null }, null],
    [250_050, { ...offer, sharePrice: null }, 250_050],
  ])('the largest within %d: %s', (most, terms, expected) => {
    expect(largestAmount(most, terms)).toBe(expected);
  });
});
