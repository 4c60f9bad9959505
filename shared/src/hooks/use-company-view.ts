import useSWR, { type SWRConfiguration } from 'swr';
import { fetchCompanyView } from '../partner-api/contract/company-view';
import type { DataKey } from '../rules/data-keys';

/** The information published by an issuer; '' fetches none. */
export function useCompanyView(issuerGuid: string, settings?: SWRConfiguration) {
  const key: DataKey | null = issuerGuid ? ['company-view', issuerGuid] : null;
  return useSWR(key, () => fetchCompanyView(issuerGuid), settings);
}
