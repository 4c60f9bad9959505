import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PendingScreen } from '../federation/PendingScreen';
import { pageSessionAtom } from '../session/page-session';
import { returnState } from './return-to';

/** `/main/*` needs a session; who has none meets the welcome screen and comes back after the hand-over. */
export function SessionGate() {
  const token = useAtomValue(accessTokenAtom);
  const { pathname, search } = useLocation();
  const session = useAtomValue(pageSessionAtom);
  if (token) return <Outlet />;
  // The platform's page has been told that the portal can hear it, and has not answered yet.
  if (session === 'awaited') return <PendingScreen />;
  return <Navigate to={paths.acceptance} replace state={returnState(pathname + search)} />;
}
