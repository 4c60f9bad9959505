import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { campaignCall, fetchCampaign } from '../partner-api/contract/campaigns';
import { dataKey, type DataKey } from '../partner-api/reading/data-key';
import { useDetail } from './use-detail';

/** SWR's key of a campaign. It names the investor, so that after another's hand-over nothing of the previous one is shown. */
export function campaignKey(guid: string): DataKey {
  return dataKey(campaignCall, store.get(externalAtom)?.externalReferenceCode ?? '', guid);
}

/** A campaign, refetched each time a screen that shows it opens; '' fetches none. */
export function useCampaign(guid: string) {
  return useDetail(guid ? campaignKey(guid) : null, () => fetchCampaign(guid));
}
