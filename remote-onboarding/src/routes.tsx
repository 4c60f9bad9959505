import { contractVersion, defineRemote } from '@investor-portal/shared/contract/define-remote';
import { paths } from '@investor-portal/shared/routes/paths';
import { lazyComponent, lazyRoute } from '@investor-portal/shared/ui/LazyComponent';

const AcceptancePage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "welcome" */ './acceptance/AcceptancePage')).AcceptancePage,
);

// The forms and their libraries share one chunk.
const RegistrationPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './registration/RegistrationPage'))
      .RegistrationPage,
);
const accountForms = () => import(/* webpackChunkName: "forms" */ './accounts/StandaloneForm');
const PremiumAccountPage = lazyComponent(async () => (await accountForms()).PremiumAccountPage);
const QualifiedAccountPage = lazyComponent(async () => (await accountForms()).QualifiedAccountPage);

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
