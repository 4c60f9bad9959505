import useSWR, { useSWRConfig, type SWRResponse, type SWRConfiguration } from 'swr';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { type DataKey, dataKey } from '../partner-api/reading/data-key';
import { isNotFound } from '../partner-api/errors';
import { campaignCall, fetchCampaign } from '../partner-api/contract/campaigns';
import { companyViewCall, fetchCompanyView } from '../partner-api/contract/company-view';

/** A missing resource has no toast, because its screen says so (spec §8, readings R6). A `null` key fetches nothing. */
export function useDetail<Data>(
  key: DataKey | null,
  fetchOne: () => Promise<Data>,
): SWRResponse<Data, unknown> {
  const settings = useSWRConfig();
  const response: SWRResponse<Data, unknown> = useSWR(key, fetchOne, {
    onError: (error: unknown, name: string) => {
      if (response.data !== undefined || !isNotFound(error))
        settings.onError(error, name, settings);
    },
  });
  return response;
}

/** The key includes the investor, so that the next investor never sees the data of the previous investor. */
export function campaignKey(guid: string): DataKey {
  return dataKey(campaignCall, store.get(externalAtom)?.externalReferenceCode ?? '', guid);
}

/** Returns a campaign and refetches it each time a screen opens. Fetches nothing for ''. */
export function useCampaign(guid: string) {
  return useDetail(guid ? campaignKey(guid) : null, () => fetchCampaign(guid));
}

export function useCompanyView(issuerGuid: string, settings?: SWRConfiguration) {
  return useSWR(
    issuerGuid ? dataKey(companyViewCall, issuerGuid) : null,
    () => fetchCompanyView(issuerGuid),
    settings,
  );
}
