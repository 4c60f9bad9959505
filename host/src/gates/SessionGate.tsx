import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PendingScreen } from '../federation/PendingScreen';
import { pageSessionAtom } from '../session/page-session';
import { returnState } from './return-to';

/** Guards `/main/*`: visitors without a session go to the welcome screen and return after the hand-over. */
export function SessionGate() {
  const token = useAtomValue(accessTokenAtom);
  const { pathname, search } = useLocation();
  const session = useAtomValue(pageSessionAtom);
  if (token) return <Outlet />;
  // The embedding page has been notified, but has not handed over yet.
  if (session === 'pending') return <PendingScreen />;
  return <Navigate to={paths.acceptance} replace state={returnState(pathname + search)} />;
}
