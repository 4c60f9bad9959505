import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { mountAt } from '../registry/remotes';

const purposes: Record<RemoteName, string> = {
  onboarding: 'to apply',
  opportunities: 'to invest',
  portfolio: 'to see your portfolio',
};

/** What signing in is for, by the address that needs it: 'to invest'. */
export function signInPurpose(pathname: string): string {
  if (pathname === paths.root || pathname === paths.acceptance) return 'to invest';
  if (pathname === paths.registration) return 'to register';
  const mount = mountAt(pathname);
  return mount ? purposes[mount.remote] : 'to see your profile';
}
