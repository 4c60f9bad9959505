import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usersAtom } from '@investor-portal/shared/session/session';

/** Saves the latest user details in the `users` store (spec §3). */
export function usePersistedUser(): void {
  const { data } = useUserDetails();
  const setUser = useSetAtom(usersAtom);
  useEffect(() => {
    if (data) setUser(data);
  }, [data, setUser]);
}
