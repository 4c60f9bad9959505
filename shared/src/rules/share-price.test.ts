import { pointAtSandbox } from '../testing/sandbox';
import { formatSharePrice, toSharePrice } from './share-price';

beforeAll(pointAtSandbox);

describe('the price of a share', () => {
  it.each([
    [12.5, 125_000, 'PHP 12.50'],
    [100, 1_000_000, 'PHP 100.00'],
    [0.125, 1_250, 'PHP 0.125'],
    [0.0049, 49, 'PHP 0.0049'],
    ['1,234.1020', 12_341_020, 'PHP 1,234.102'],
    [0.00005, 1, 'PHP 0.0001'],
  ])('%p is %p of 1/10,000 PHP: %p', (amount, price, shown) => {
    expect(toSharePrice(amount)).toBe(price);
    expect(formatSharePrice(amount)).toBe(shown);
  });

  it('is unknown if it is not a number', () => {
    for (const none of [null, undefined, '', 'abc', NaN]) {
      expect(toSharePrice(none)).toBeNull();
      expect(formatSharePrice(none)).toBe('--');
    }
  });
});
