import { useAtomValue } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PendingScreen } from '../federation/PendingScreen';
import { pageSessionAtom } from '../session/page-session';
import { MissingSessionPage } from './MissingSession';
import { readReturnTo } from './return-to';
import { UserLoadError } from './UserLoadError';
import { useMissingHandover } from './use-missing-handover';

/**
 * Shows the welcome screen only to those it is for: visitors without a session, and investors who are known not to be
 * registered. The registration needs a session (readings S2).
 */
export function WelcomeGate() {
  const { pathname, state } = useLocation();
  const token = useAtomValue(accessTokenAtom);
  const session = useAtomValue(pageSessionAtom);
  const missing = useMissingHandover();
  const { data: user, error } = useUserDetails();
  if (pathname === paths.acceptance) {
    if (error && !user) return <UserLoadError />;
    // A registered investor may be about to come or to be recognised, or is on the way to another screen.
    const isLeaving = isRegistered(user) || readReturnTo(state) !== undefined;
    if (token ? !user || isLeaving : session === 'pending') return <PendingScreen />;
  }
  if (pathname === paths.registration && !token)
    return missing ? <MissingSessionPage reason={missing} /> : <PendingScreen />;
  return <Outlet />;
}
