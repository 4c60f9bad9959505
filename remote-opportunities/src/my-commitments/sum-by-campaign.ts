import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { endingOf, needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { isEnded } from '@investor-portal/shared/rules/dates';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

export interface MyCommitments {
  amount: Centavos;
  currency: string;
  count: number;
  /** Whether the investor can reconfirm one of the commitments, whose terms have changed. */
  reconfirm: boolean;
}

/**
 * Sums commitments by campaign guid in lower case, because lists may write it in either case. Cancelled commitments are left out, and so are campaigns with several currencies.
 */
export function sumByCampaign(
  rows: readonly CampaignRow[],
  now: number,
): ReadonlyMap<string, MyCommitments> {
  const sums = new Map<string, MyCommitments>();
  for (const { guid, commitments } of rows) {
    const standing = commitments.filter((commitment) => !endingOf(commitment));
    const sum = sumCommitments(standing);
    if (!sum) continue;
    sums.set(guid.toLowerCase(), {
      ...sum,
      count: standing.length,
      reconfirm: standing.some(
        (each) => needsReconfirmation(each) && !isEnded(each.reconfirmDeadlineDate, now),
      ),
    });
  }
  return sums;
}
