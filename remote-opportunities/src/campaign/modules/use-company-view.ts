import useSWR from 'swr';
import {
  fetchCompanyView,
  type CompanyView,
} from '@investor-portal/shared/partner-api/company-view';

/** What the issuer has published about itself, by issuer guid. */
export function useCompanyView(issuerGuid: string) {
  return useSWR<CompanyView>(
    issuerGuid === '' ? null : ['company-view', issuerGuid],
    ([, guid]: [string, string]) => fetchCompanyView(guid),
  );
}
