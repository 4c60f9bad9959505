import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import { endingOf, needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { isEnded } from '@investor-portal/shared/rules/dates';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

export interface MyCommitments {
  amount: Centavos;
  currency: string;
  count: number;
  /** Whether the investor has to reconfirm one of the commitments and its deadline has not passed. */
  reconfirm: boolean;
}

/**
 * Sums the standing commitments of each campaign, by guid in lower case. Cancelled and terminated commitments do not
 * count. A campaign is left out if it has no standing commitment, an amount is unknown or its currencies differ.
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
