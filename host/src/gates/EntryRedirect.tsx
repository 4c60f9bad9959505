import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { startedByHandoverAtom } from '../session/page-session';
import { UserLoadError } from './UserLoadError';

/**
 * Redirects `/` to the profile with a session and to the welcome screen without one. After a fresh hand-over only a
 * registered investor goes to the profile (readings S2).
 */
export function EntryRedirect() {
  const token = useAtomValue(accessTokenAtom);
  const startedByHandover = useAtomValue(startedByHandoverAtom);
  const { data: user, error } = useUserDetails();
  if (token && startedByHandover && !user) return error ? <UserLoadError /> : <PageSkeleton />;
  const opensProfile = token && (!startedByHandover || isRegistered(user));
  return <Navigate to={opensProfile ? paths.profile : paths.acceptance} replace />;
}
