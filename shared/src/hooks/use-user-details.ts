import { useAtomValue } from 'jotai';
import useSWR, { type SWRConfiguration } from 'swr';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { fetchUserDetails, userDetailsCall } from '../partner-api/contract/partner';
import { dataKey, type DataKey } from '../partner-api/reading/data-key';

/** Fetched only with an external code (spec §7). `revalidateIfStale: false` accepts details from earlier on this page. */
export function useUserDetails(settings?: Pick<SWRConfiguration, 'revalidateIfStale'>) {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  return useSWR<UserDetails>(
    code ? dataKey(userDetailsCall, code) : null,
    ([, , id = '']: DataKey) => fetchUserDetails(id),
    settings,
  );
}
