import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

// The welcome screen is what an investor meets first; the forms come with their libraries, all of them in one download.
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
