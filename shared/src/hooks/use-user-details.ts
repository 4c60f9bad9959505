import { useAtomValue } from 'jotai';
import useSWR from 'swr';
import { externalAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { fetchUserDetails } from '../partner-api/partner';

/** The SWR key of the signed-in user's details: `mutate` it after anything that changes the wallet. */
export const userDetailsKey = 'user-details';

/** The signed-in user, by the external code; fetched only when there is one (spec §7). */
export function useUserDetails() {
  const code = useAtomValue(externalAtom)?.externalReferenceCode;
  return useSWR<UserDetails>(code ? [userDetailsKey, code] : null, ([, id]: [string, string]) =>
    fetchUserDetails(id),
  );
}

/** A registered investor has an individual-investor profile (readings S2). */
export function isRegistered(user: UserDetails | null | undefined): boolean {
  return user?.profiles.some((profile) => profile.serviceCode === 'IDV') ?? false;
}
