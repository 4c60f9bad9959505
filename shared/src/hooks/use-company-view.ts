import useSWR, { type SWRConfiguration } from 'swr';
import { companyViewCall, fetchCompanyView } from '../partner-api/contract/company-view';
import { dataKey } from '../partner-api/reading/data-key';

/** The information published by an issuer; '' fetches none. */
export function useCompanyView(issuerGuid: string, settings?: SWRConfiguration) {
  return useSWR(
    issuerGuid ? dataKey(companyViewCall, issuerGuid) : null,
    () => fetchCompanyView(issuerGuid),
    settings,
  );
}
