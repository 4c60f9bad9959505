import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

export const AcceptancePage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "welcome" */ './acceptance/AcceptancePage')).AcceptancePage,
);

// The forms and their libraries share one chunk.
export const RegistrationPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './registration/RegistrationPage'))
      .RegistrationPage,
);
export const PremiumAccountPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './accounts/PremiumAccountPage'))
      .PremiumAccountPage,
);
export const QualifiedAccountPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './accounts/QualifiedAccountPage'))
      .QualifiedAccountPage,
);
