import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { startedByHandoverAtom } from '../session/page-session';
import { readReturnTo } from './return-to';

/**
 * Navigates after a hand-over (readings S2, S3): from the welcome screen to the requested address or, for a registered
 * investor, to the profile. The same applies to a registered investor who has already pressed Accept.
 */
export function useHandoverNavigation(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const token = useAtomValue(accessTokenAtom);
  const { data: user } = useUserDetails();
  const isWelcome = pathname === paths.acceptance;
  const isRegistration = pathname === paths.registration;
  const registered = isRegistered(user);
  const returnTo = readReturnTo(state);
  const [startedByHandover, setStartedByHandover] = useAtom(startedByHandoverAtom);
  const hasLeftRoot = pathname !== paths.root;

  useEffect(() => {
    if (!token) return;
    if (returnTo && (isWelcome || (isRegistration && registered)))
      void navigate(returnTo, { replace: true });
    else if (isWelcome && registered) void navigate(paths.profile, { replace: true });
  }, [isWelcome, isRegistration, token, returnTo, registered, navigate]);

  // From the first screen on, `/` leads to the profile as in any other session.
  useEffect(() => {
    if (startedByHandover && hasLeftRoot) setStartedByHandover(false);
  }, [startedByHandover, hasLeftRoot, setStartedByHandover]);
}
