import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { wholeShares } from '@investor-portal/shared/rules/shares';

type Changed = Pick<Commitment, 'commitmentAmount' | 'commitmentShares' | 'materialChanges'>;

export interface SharesChange {
  before: number;
  after: number;
}

/**
 * How a change of the share price changes the shares of a commitment. The API sends only the new number; the old
 * one is what the amount bought at the old price. `null` if the price did not change, or a number is not known.
 */
export function sharesChange(commitment: Changed): SharesChange | null {
  const { commitmentAmount, commitmentShares: after, materialChanges } = commitment;
  const price = materialChanges.find(({ field }) => field === 'sharePrice')?.before;
  if (price === undefined || !after) return null;
  const before = wholeShares(commitmentAmount, price.replace(/^[A-Z]{3}\s*/, ''))?.shares;
  return before === undefined || before === after ? null : { before, after };
}

/** `Your shares change from 90 to 72.`; '' if they do not. */
export function sharesChangeSentence(commitment: Changed): string {
  const change = sharesChange(commitment);
  return change
    ? `Your shares change from ${formatCount(change.before)} to ${formatCount(change.after)}.`
    : '';
}
