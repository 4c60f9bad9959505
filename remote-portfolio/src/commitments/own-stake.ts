import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  endingOf,
  needsReconfirmation,
  statusName,
} from '@investor-portal/shared/rules/commitment-status';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

/**
 * The investor's own amount and status in a campaign: of the commitments that stand, and only if none does, of those that
 * are over. Where they differ, the status is that of the one that waits: for the investor, or else for the platform.
 */
export function ownStake({ commitments }: Pick<CampaignRow, 'commitments'>) {
  const standing = commitments.filter((commitment) => !endingOf(commitment));
  const own = standing.length > 0 ? standing : commitments;
  const shown =
    own.find(needsReconfirmation) ??
    own.find((commitment) => statusName(commitment).toLowerCase() === 'pending') ??
    own[0];
  return { sum: sumCommitments(own), status: shown && statusName(shown) };
}
