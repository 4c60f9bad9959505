import { useAtomValue } from 'jotai';
import useSWR, { type SWRConfiguration } from 'swr';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { fetchUserDetails, userDetailsCall } from '../partner-api/contract/partner';
import { dataKey, type DataKey } from '../partner-api/reading/data-key';

/**
 * The signed-in user, by the external code; fetched only when there is one (spec §7).
 * @param settings `revalidateIfStale: false` for what is mounted after its screen, and needs only who the user is.
 */
export function useUserDetails(settings?: Pick<SWRConfiguration, 'revalidateIfStale'>) {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  return useSWR<UserDetails>(
    code ? dataKey(userDetailsCall, code) : null,
    ([, , id = '']: DataKey) => fetchUserDetails(id),
    settings,
  );
}
