import { Outlet, useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { UserLoadError } from './UserLoadError';

/** Shows an error instead of the welcome screen while it is unknown whether the investor is registered. */
export function WelcomeGate() {
  const { pathname } = useLocation();
  const { data: user, error } = useUserDetails();
  return pathname === paths.acceptance && error && !user ? <UserLoadError /> : <Outlet />;
}
