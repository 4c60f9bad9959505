import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { startedByHandoverAtom } from '../session/page-session';
import { UserLoadError } from './UserLoadError';

/**
 * `/` is the profile for who has a session and the welcome screen for who has none. Whose session was handed over just
 * now, maybe before this first showed, is led to the profile as a registered investor only (readings S2).
 */
export function EntryRedirect() {
  const token = useAtomValue(accessTokenAtom);
  const handedOver = useAtomValue(startedByHandoverAtom);
  const { data: user, error } = useUserDetails();
  if (token && handedOver && !user) return error ? <UserLoadError /> : <PageSkeleton />;
  const enters = token && (!handedOver || isRegistered(user));
  return <Navigate to={enters ? paths.profile : paths.acceptance} replace />;
}
