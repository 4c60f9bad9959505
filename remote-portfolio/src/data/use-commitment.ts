import useSWR from 'swr';
import { fetchCampaign } from '@investor-portal/shared/partner-api/campaigns';
import { fetchCommitment } from '@investor-portal/shared/partner-api/commitments';
import { fetchCompanyView } from '@investor-portal/shared/partner-api/company-view';
import { keyNames } from './keys';
import { useDetail } from './use-detail';
import { useViewer } from './use-investor';

/** One commitment; '' asks for none. */
export function useCommitment(guid: string) {
  return useDetail(keyNames.commitment, guid, fetchCommitment);
}

/** The campaign of a commitment; '' asks for none. */
export function useCampaign(guid: string) {
  return useDetail(keyNames.campaign, guid, fetchCampaign);
}

/** What an issuer has published; '' asks for nothing. */
export function useCompanyView(issuerGuid: string) {
  const viewer = useViewer();
  return useSWR(issuerGuid ? [keyNames.companyView, viewer, issuerGuid] : null, () =>
    fetchCompanyView(issuerGuid),
  );
}
