import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

// The welcome screen is what an investor meets first; the forms come with their libraries, all of them in one download.
export const RegistrationPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './registration/RegistrationPage'))
      .RegistrationPage,
);
export const PremiumAccountPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './accounts/PremiumAccountPage'))
      .PremiumAccountPage,
);
export const QualifiedAccountPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "forms" */ './accounts/QualifiedAccountPage'))
      .QualifiedAccountPage,
);
