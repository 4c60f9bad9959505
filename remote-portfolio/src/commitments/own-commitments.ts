import type { CampaignRow } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  endingOf,
  needsReconfirmation,
  statusName,
} from '@investor-portal/shared/rules/commitment-status';
import { sumCommitments } from '@investor-portal/shared/rules/sum-commitments';

/**
 * Ended commitments count only if there are no others. If the statuses differ, a commitment to reconfirm comes first,
 * then a pending one.
 */
export function sumOwnCommitments({ commitments }: Pick<CampaignRow, 'commitments'>) {
  const standing = commitments.filter((commitment) => !endingOf(commitment));
  const own = standing.length > 0 ? standing : commitments;
  const shown =
    own.find(needsReconfirmation) ??
    own.find((commitment) => statusName(commitment).toLowerCase() === 'pending') ??
    own[0];
  return { sum: sumCommitments(own), status: shown && statusName(shown) };
}
