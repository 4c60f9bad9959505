import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  commitmentCall,
  fetchCommitment,
} from '@investor-portal/shared/partner-api/contract/commitments';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestorCode } from './use-investor';

/** A commitment; '' fetches none. */
export function useCommitment(guid: string) {
  const investor = useInvestorCode();
  return useDetail(guid ? commitmentKey(investor, guid) : null, () => fetchCommitment(guid));
}

/** @param investor the external reference code. */
export function commitmentKey(investor: string, guid: string): DataKey {
  return dataKey(commitmentCall, investor, guid);
}

/** 'Campaign ID': the field of that name in the context of a commitment (spec §3), or else the campaign's code. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
