import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { AcceptancePage } from './acceptance/AcceptancePage';
import { PremiumAccountPage, QualifiedAccountPage, RegistrationPage } from './lazy-screens';

export const remote = defineRemote({
  name: 'onboarding',
  contract: contractVersion,
  routes: [
    {
      path: paths.acceptance,
      element: <AcceptancePage preloadRegistration={RegistrationPage.preload} />,
    },
    { path: paths.registration, element: <RegistrationPage /> },
    { path: paths.premiumAccount, element: <PremiumAccountPage /> },
    { path: paths.qualifiedAccount, element: <QualifiedAccountPage /> },
  ],
});
