import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchCommitment } from '@investor-portal/shared/partner-api/commitments';
import { useViewer } from './use-investor';

/** A commitment; '' fetches none. */
export function useCommitment(guid: string) {
  const viewer = useViewer();
  return useDetail(guid ? ['commitment', viewer, guid] : null, () => fetchCommitment(guid));
}

/** 'Campaign ID': the field of that name in the context of a commitment (spec §3), or else the campaign's code. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
