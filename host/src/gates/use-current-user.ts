import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isNotFound, isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { hasExpired, pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { onAnswer } from '../handover/receive-handover';
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
    if (data || !isPartnerApiError(error)) return undefined;
    const { kind, status = 'no status' } = error;
    // The page has been told of a refused token, and SwrBoundary refetches what it was refused for.
    if (kind === 'session' || hasExpired(store.get(pageSessionAtom))) return undefined;
    const isUnknown = isNotFound(error);
    const reason = isUnknown
      ? 'The API does not know the externalReferenceCode of getPartnerDetails.'
      : `The partner API did not send the user details: ${kind} (${status}).`;
    tellSessionFailure(isUnknown ? 'investor-not-found' : 'api-failed', reason);
    return onAnswer((isHandedOver) => void (isHandedOver && mutate()));
  }, [data, error, mutate]);

  // SWR does not retry while a component stays subscribed, so a navigation refetches failed details.
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (error) void mutate();
  }, [pathname, error, mutate]);
}
