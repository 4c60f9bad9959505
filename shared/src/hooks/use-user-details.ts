import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { fetchUserDetails } from '../partner-api/partner';
import { userDetailsKey } from './user-details-key';

/** The signed-in user, by the external code; fetched only when there is one (spec §7). */
export function useUserDetails() {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  return useSWR<UserDetails>(code ? [userDetailsKey, code] : null, ([, id]: [string, string]) =>
    fetchUserDetails(id),
  );
}
