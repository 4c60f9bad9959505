import { pointAtSandbox } from '../testing/sandbox';
import { formatSharePrice, toSharePrice } from './share-price';

beforeAll(pointAtSandbox);

it.each<readonly [string | number | null | undefined, number | null, string]>([
  [12.5, 125_000, 'PHP 12.50'],
  [100, 1_000_000, 'PHP 100.00'],
  [0.125, 1_250, 'PHP 0.125'],
  [0.0049, 49, 'PHP 0.0049'],
  ['1,234.1020', 12_341_020, 'PHP 1,234.102'],
  [0.00005, 1, 'PHP 0.0001'],
  ...[null, undefined, '', 'abc', NaN].map((none) => [none, null, '--'] as const),
])('the price of a share %p is %p of 1/10,000 PHP: %p', (amount, price, shown) => {
  expect(toSharePrice(amount)).toBe(price);
  expect(formatSharePrice(amount)).toBe(shown);
});
