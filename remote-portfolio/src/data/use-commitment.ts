import useSWR from 'swr';
import { useDetail } from '@investor-portal/shared/hooks/use-detail';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchCommitment } from '@investor-portal/shared/partner-api/commitments';
import { fetchCompanyView } from '@investor-portal/shared/partner-api/company-view';
import { keyNames } from './keys';
import { useViewer } from './use-investor';

/** A commitment; '' fetches none. */
export function useCommitment(guid: string) {
  const viewer = useViewer();
  return useDetail(guid ? [keyNames.commitment, viewer, guid] : null, () => fetchCommitment(guid));
}

/** The campaign of a commitment; '' fetches none. */
export function useCampaign(guid: string) {
  const viewer = useViewer();
  return useDetail(guid ? [keyNames.campaign, viewer, guid] : null, () => fetchCampaign(guid));
}

/** The information published by an issuer; '' fetches none. */
export function useCompanyView(issuerGuid: string) {
  const viewer = useViewer();
  return useSWR(issuerGuid ? [keyNames.companyView, viewer, issuerGuid] : null, () =>
    fetchCompanyView(issuerGuid),
  );
}

/** 'Campaign ID': the field of that name in the context of a commitment (spec §3), or else the campaign's code. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
