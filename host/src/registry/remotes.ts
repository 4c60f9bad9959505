import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';

/** All the host knows of a remote: its name and the part of the address space it owns (decision 0001). */
export const mounts: readonly { path: string; remote: RemoteName }[] = [
  { path: paths.acceptance, remote: 'onboarding' },
  { path: paths.registration, remote: 'onboarding' },
  { path: paths.premiumAccount, remote: 'onboarding' },
  { path: paths.qualifiedAccount, remote: 'onboarding' },
  { path: paths.publicOpportunities, remote: 'opportunities' },
  { path: paths.opportunities, remote: 'opportunities' },
  { path: paths.portfolio, remote: 'portfolio' },
];
