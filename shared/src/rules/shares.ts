import { toCentavos, type Amount, type Centavos } from './money';
import { toSharePrice, type SharePrice } from './share-price';

export interface SharePurchase {
  /** Whole shares the amount buys. */
  shares: number;
  /** What they cost. */
  cost: Centavos;
  /** What of the amount buys no whole share. */
  leftOver: Centavos;
}

/**
 * How many whole shares an amount (PHP) buys at a share price (PHP), exact.
 * `null` without a positive price or with an amount that is none or negative.
 */
export function wholeShares(amount: Amount, sharePrice: Amount): SharePurchase | null {
  const paid = toCentavos(amount);
  const price = toSharePrice(sharePrice);
  if (paid === null || price === null || paid < 0 || price <= 0) return null;
  const shares = sharesFor(paid, price);
  const cost = costOf(shares, price);
  return { shares, cost, leftOver: (paid - cost) as Centavos };
}

/** Whole shares for so many centavos. In big numbers: 1/10,000 PHP of a large amount can pass 2^53. */
export function sharesFor(centavos: number, price: SharePrice): number {
  return Number((BigInt(centavos) * 100n) / BigInt(price));
}

/** What shares cost; a part of a centavo counts as a whole one. */
export function costOf(shares: number, price: SharePrice): Centavos {
  return Number((BigInt(shares) * BigInt(price) + 99n) / 100n) as Centavos;
}

/**
 * Which part of the company some shares are, in percent: of the shares offered, of the equity offered for
 * them. `null` when nothing is offered.
 */
export function equityPercent(
  shares: number,
  numberSharesOffered: number,
  equityOffered: number,
): number | null {
  if (!(numberSharesOffered > 0) || !(equityOffered > 0) || shares < 0) return null;
  return (shares * equityOffered) / numberSharesOffered;
}
