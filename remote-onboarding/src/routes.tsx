import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { lazyRoute } from '@investor-portal/shared/ui/LazyComponent';
import {
  AcceptancePage,
  PremiumAccountPage,
  QualifiedAccountPage,
  RegistrationPage,
} from './lazy-screens';

export const remote = defineRemote({
  name: 'onboarding',
  contract: contractVersion,
  routes: [
    {
      path: paths.acceptance,
      element: <AcceptancePage preloadRegistration={RegistrationPage.preload} />,
      preload: AcceptancePage.preload,
    },
    lazyRoute(paths.registration, RegistrationPage),
    lazyRoute(paths.premiumAccount, PremiumAccountPage),
    lazyRoute(paths.qualifiedAccount, QualifiedAccountPage),
  ],
});
