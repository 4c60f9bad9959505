import { isSameId } from '@investor-portal/shared/partner-api/client/call';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';

export type CampaignIds = Pick<Campaign, 'guid' | 'campaignCode'>;

/** Whether a commitment is to the campaign, which the API may name only by its code. */
export function isTo({ guid, campaignCode }: CampaignIds, row: Commitment): boolean {
  if (row.campaignGuid !== '') return isSameId(row.campaignGuid, guid);
  return row.campaignCode !== '' && row.campaignCode === campaignCode;
}
