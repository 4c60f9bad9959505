import { toCentavos, type Centavos } from './money';

export interface SharePurchase {
  /** Whole shares the amount buys. */
  shares: number;
  /** What they cost. */
  cost: Centavos;
  /** What of the amount buys no whole share. */
  leftOver: Centavos;
}

type Amount = number | string | null | undefined;

/**
 * How many whole shares an amount (PHP) buys at a share price (PHP), exact in centavos.
 * `null` without a positive price or with an amount that is none or negative.
 */
export function wholeShares(amount: Amount, sharePrice: Amount): SharePurchase | null {
  const paid = toCentavos(amount);
  const price = toCentavos(sharePrice);
  if (paid === null || price === null || paid < 0 || price <= 0) return null;
  const leftOver = paid % price;
  return {
    shares: (paid - leftOver) / price,
    cost: (paid - leftOver) as Centavos,
    leftOver: leftOver as Centavos,
  };
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
