import { Outlet, useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { UserLoadError } from './UserLoadError';

/** The welcome screen is for who is not registered: while that cannot be read, a registered investor is not left on it. */
export function WelcomeGate() {
  const { pathname } = useLocation();
  const { data: user, error } = useUserDetails();
  return pathname === paths.acceptance && error && !user ? <UserLoadError /> : <Outlet />;
}
