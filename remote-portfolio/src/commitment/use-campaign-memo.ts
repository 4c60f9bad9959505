import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { useAllPositions } from '../stock-positions/use-all-positions';

/**
 * The stock memo a completed commitment became part of. No field ties the two: the memo of the same campaign
 * is it, since an investor has one memo a campaign.
 */
export function useCampaignMemo(
  commitment: Pick<Commitment, 'campaignCode' | 'completionDate'>,
): StockMemo | undefined {
  const completed = commitment.completionDate !== '' && commitment.campaignCode !== '';
  const { data } = useAllPositions({ when: completed });
  return completed
    ? data?.find((position) => position.campaignCode === commitment.campaignCode)
    : undefined;
}
