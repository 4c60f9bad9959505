import { toCentavos, type Amount, type Centavos } from './money';
import { toSharePrice, type SharePrice } from './share-price';

/** `null` without a positive price, or if the amount is missing or negative. */
export function wholeShares(amount: Amount, sharePrice: Amount) {
  const paid = toCentavos(amount);
  const price = toSharePrice(sharePrice);
  if (paid === null || price === null || paid < 0 || price <= 0) return null;
  const shares = sharesFor(paid, price);
  const cost = costOf(shares, price);
  return { shares, cost, leftOver: (paid - cost) as Centavos };
}

/** Uses BigInt, because a large amount in 1/10,000 PHP can exceed 2^53. */
export function sharesFor(centavos: number, price: SharePrice): number {
  return Number((BigInt(centavos) * 100n) / BigInt(price));
}

/** Rounded up to a whole centavo. */
export function costOf(shares: number, price: SharePrice): Centavos {
  return Number((BigInt(shares) * BigInt(price) + 99n) / 100n) as Centavos;
}

/** Returns what percent of the company shares are. `null` without offered shares or equity, or for negative shares. */
export function equityPercent(
  shares: number,
  numberSharesOffered: number,
  equityOffered: number,
): number | null {
  if (!(numberSharesOffered > 0) || !(equityOffered > 0) || shares < 0) return null;
  return (shares * equityOffered) / numberSharesOffered;
}
