import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { campaignCall, fetchCampaign } from '../partner-api/contract/campaigns';
import { dataKey, type DataKey } from '../partner-api/reading/data-key';
import { useDetail } from './use-detail';

/** The key includes the investor, so that the next investor never sees the data of the previous investor. */
export function campaignKey(guid: string): DataKey {
  return dataKey(campaignCall, store.get(externalAtom)?.externalReferenceCode ?? '', guid);
}

/** Returns a campaign and refetches it each time a screen opens. Fetches nothing for ''. */
export function useCampaign(guid: string) {
  return useDetail(guid ? campaignKey(guid) : null, () => fetchCampaign(guid));
}
