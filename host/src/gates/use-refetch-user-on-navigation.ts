import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';

/** Refetches failed user details on navigation, because SWR does not retry while a component stays subscribed. */
export function useRefetchUserOnNavigation(): void {
  const { pathname } = useLocation();
  const { data, error, mutate } = useUserDetails();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (error && !data) void mutate();
  }, [pathname, error, data, mutate]);
}
