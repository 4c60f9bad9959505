import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { startedByHandoverAtom } from '../session/page-session';
import { readReturnTo } from './return-to';

/**
 * Where a hand-over leads (readings S2, S3): from the welcome screen back to where the visitor was going, or,
 * for a registered investor, to the profile. Who pressed Accept before it came goes on from there, too, unless they
 * have to register first. Else nothing moves.
 */
export function useHandoverNavigation(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const token = useAtomValue(accessTokenAtom);
  const { data: user } = useUserDetails();
  const waiting = pathname === paths.acceptance;
  const accepted = pathname === paths.registration;
  const registered = isRegistered(user);
  const returnTo = readReturnTo(state);
  const [handedOver, setHandedOver] = useAtom(startedByHandoverAtom);
  const entered = pathname !== paths.root;

  useEffect(() => {
    if (!token) return;
    if (returnTo && (waiting || (accepted && registered)))
      void navigate(returnTo, { replace: true });
    else if (waiting && registered) void navigate(paths.profile, { replace: true });
  }, [waiting, accepted, token, returnTo, registered, navigate]);

  // From the first screen on it is a session like any other, and `/` the way to the profile.
  useEffect(() => {
    if (handedOver && entered) setHandedOver(false);
  }, [handedOver, entered, setHandedOver]);
}
