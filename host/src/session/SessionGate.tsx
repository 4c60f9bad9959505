import { useAtomValue } from 'jotai';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { returnState } from './return-to';

/** `/main/*` needs a session; who has none meets the welcome screen and comes back after the hand-over. */
export function SessionGate() {
  const token = useAtomValue(accessTokenAtom);
  const { pathname, search } = useLocation();
  if (token) return <Outlet />;
  return <Navigate to={paths.acceptance} replace state={returnState(pathname + search)} />;
}
