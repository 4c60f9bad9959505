import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';

/** `/` is the profile for who has a session and the welcome screen for who has none (readings S2). */
export function EntryRedirect() {
  const token = useAtomValue(accessTokenAtom);
  return <Navigate to={token ? paths.profile : paths.acceptance} replace />;
}
