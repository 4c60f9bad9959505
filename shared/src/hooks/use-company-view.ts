import useSWR, { type SWRConfiguration } from 'swr';
import { companyViewCall, fetchCompanyView } from '../partner-api/contract/company-view';
import { dataKey } from '../partner-api/reading/data-key';

/** Fetches nothing for ''. */
export function useCompanyView(issuerGuid: string, settings?: SWRConfiguration) {
  return useSWR(
    issuerGuid ? dataKey(companyViewCall, issuerGuid) : null,
    () => fetchCompanyView(issuerGuid),
    settings,
  );
}
