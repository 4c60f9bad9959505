import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';

/** Asks for the user's details again on the next screen: SWR lets a failed read rest while anybody is subscribed to it. */
export function useRefetchUserOnNavigation(): void {
  const { pathname } = useLocation();
  const { data, error, mutate } = useUserDetails();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (error && !data) void mutate();
  }, [pathname, error, data, mutate]);
}
