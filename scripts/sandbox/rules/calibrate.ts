import type { SharePrice } from '@investor-portal/shared/rules/share-price';
import { costOf, sharesFor } from '@investor-portal/shared/rules/shares';

interface Participant {
  guid: string;
  amount: number;
}

interface CalibrationResult {
  guid: string;
  shares: number;
  /** The price of the shares. The rest of the commitment is refunded. */
  amount: number;
  refund: number;
}

/**
 * Calculates the final shares and amounts of a closed campaign, in whole shares. When demand exceeds the offer, each
 * investor gets the same fraction, rounded down. The remaining shares go one by one to the commitments with the largest
 * remainders, and to the earlier commitment when remainders are equal.
 * @param participants ordered by the time of commitment.
 */
export function calibrate(
  participants: readonly Participant[],
  sharePrice: SharePrice,
  sharesOffered: number,
): CalibrationResult[] {
  const requested = participants.map(({ amount }) => sharesFor(amount, sharePrice));
  const total = requested.reduce((sum, shares) => sum + shares, 0);
  const allotted = total <= sharesOffered ? requested : proRata(requested, total, sharesOffered);
  return participants.map(({ guid, amount }, index) => {
    const shares = allotted[index] ?? 0;
    const cost = costOf(shares, sharePrice);
    return { guid, shares, amount: cost, refund: amount - cost };
  });
}

function proRata(requested: readonly number[], total: number, offered: number): number[] {
  // The product of two numbers of shares can exceed 2^53, so fractions are computed with BigInt.
  const products = requested.map((shares) => BigInt(shares) * BigInt(offered));
  const allotted = products.map((product) => Number(product / BigInt(total)));
  const fractions = products.map((product, index) => ({ index, rest: product % BigInt(total) }));
  const byFraction = fractions.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  const unallotted = offered - allotted.reduce((sum, shares) => sum + shares, 0);
  for (const { index } of byFraction.slice(0, unallotted))
    allotted[index] = (allotted[index] ?? 0) + 1;
  return allotted;
}
