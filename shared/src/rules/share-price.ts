import { currencyOf, formatUnits, toUnits, type Amount } from './money';

/** The price of a share in whole 1/10,000 PHP, because it may include fractions of a centavo. */
export type SharePrice = number & { readonly unit: '1/10,000 PHP' };

export function toSharePrice(amount: Amount): SharePrice | null {
  return toUnits(amount, 4) as SharePrice | null;
}

/** Two to four decimals after the currency: `PHP 12.50`, `PHP 0.125`. '--' if the value is not a price. */
export function formatSharePrice(amount: Amount, currency?: string | null): string {
  const price = toSharePrice(amount);
  if (price === null) return '--';
  return `${currencyOf(currency ?? '')} ${formatUnits(price, 4).replace(/0{1,2}$/, '')}`;
}
