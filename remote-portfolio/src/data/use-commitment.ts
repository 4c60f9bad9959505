import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  commitmentCall,
  fetchCommitment,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestorCode } from './use-investor';

/** Fetches a commitment, or nothing if the guid is ''. */
export function useCommitment(guid: string) {
  const investor = useInvestorCode();
  return useDetail(guid ? commitmentKey(investor, guid) : null, () => fetchCommitment(guid));
}

/** @param investor the external reference code. */
export function commitmentKey(investor: string, guid: string): DataKey {
  return dataKey(commitmentCall, investor, guid);
}

/** Returns the 'Campaign ID' of a commitment (spec §3), or the campaign's code if there is no such id. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
