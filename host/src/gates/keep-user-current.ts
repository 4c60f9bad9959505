import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usersAtom } from '@investor-portal/shared/session/session';
import { report } from '../session/session-effects';

/** Saves the latest user details in the `users` store (spec §3). */
export function usePersistedUser(): void {
  const { data } = useUserDetails();
  const setUser = useSetAtom(usersAtom);
  useEffect(() => {
    if (!data) return;
    setUser(data);
    report({ type: 'token accepted' });
  }, [data, setUser]);
}

/** SWR does not retry while a component stays subscribed, so a navigation refetches failed user details. */
export function useRefetchUserOnNavigation(): void {
  const { pathname } = useLocation();
  const { error, mutate } = useUserDetails();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (error) void mutate();
  }, [pathname, error, mutate]);
}
