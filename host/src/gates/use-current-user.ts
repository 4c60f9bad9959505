import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotFound, isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { usersAtom } from '@investor-portal/shared/session/session';
import { tellSessionFailure } from '../handover/session-failure';
import { report } from '../session/session-effects';

/** Keeps the details of the investor current, without which no screen is of use. */
export function useCurrentUser(): void {
  const { pathname } = useLocation();
  const { data, error, mutate } = useUserDetails();
  const setUser = useSetAtom(usersAtom);
  const lastPathname = useRef(pathname);

  // Saves the latest details in the `users` store (spec §3).
  useEffect(() => {
    if (!data) return;
    setUser(data);
    report({ type: 'token accepted' });
  }, [data, setUser]);

  useEffect(() => {
    // A 401 is told where the call is sent.
    if (data || !isPartnerApiError(error) || error.kind === 'session' || error.status === 401)
      return;
    if (isNotFound(error)) {
      const reason = 'The API does not know the externalReferenceCode of getPartnerDetails.';
      return tellSessionFailure('investor-not-found', reason);
    }
    const status = error.status === undefined ? '' : ` (${error.status})`;
    const reason = `The partner API did not send the user details: ${error.kind}${status}.`;
    tellSessionFailure('api-failed', reason);
  }, [data, error]);

  // SWR does not retry while a component stays subscribed, so a navigation refetches failed details.
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (error) void mutate();
  }, [pathname, error, mutate]);
}
