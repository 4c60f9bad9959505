import type { SharePrice } from '@investor-portal/shared/rules/share-price';
import { costOf, sharesFor } from '@investor-portal/shared/rules/shares';

/** A commitment in the closing of its campaign; money in centavos. */
export interface Participant {
  guid: string;
  amount: number;
}

export interface Calibrated {
  guid: string;
  shares: number;
  /** What the shares cost; the rest of the commitment is refunded. */
  amount: number;
  refund: number;
}

/**
 * The final shares and amounts of a closed campaign, in whole shares. When demand exceeds the offer, everyone gets
 * the same fraction, rounded down, and the remaining shares go one each to the largest
 * fractions, earlier commitments first.
 * @param participants in the order they committed.
 */
export function calibrate(
  participants: readonly Participant[],
  sharePrice: SharePrice,
  sharesOffered: number,
): Calibrated[] {
  const wanted = participants.map(({ amount }) => sharesFor(amount, sharePrice));
  const total = wanted.reduce((sum, shares) => sum + shares, 0);
  const given = total <= sharesOffered ? wanted : proRata(wanted, total, sharesOffered);
  return participants.map(({ guid, amount }, index) => {
    const shares = given[index] ?? 0;
    const cost = costOf(shares, sharePrice);
    return { guid, shares, amount: cost, refund: amount - cost };
  });
}

function proRata(wanted: readonly number[], total: number, offered: number): number[] {
  // Shares times shares can exceed 2^53, so fractions are computed with BigInt.
  const products = wanted.map((shares) => BigInt(shares) * BigInt(offered));
  const given = products.map((product) => Number(product / BigInt(total)));
  const fractions = products.map((product, index) => ({ index, rest: product % BigInt(total) }));
  const byFraction = fractions.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  const left = offered - given.reduce((sum, shares) => sum + shares, 0);
  for (const { index } of byFraction.slice(0, left)) given[index] = (given[index] ?? 0) + 1;
  return given;
}
