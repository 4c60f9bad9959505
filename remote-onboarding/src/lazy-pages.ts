import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

// The welcome screen is what an investor meets first; forms and their libraries come when they are wanted.
export const RegistrationPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "registration" */ './registration/RegistrationPage'))
      .RegistrationPage,
);
export const PremiumAccountPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "premium-account" */ './accounts/PremiumAccountPage'))
      .PremiumAccountPage,
);
export const QualifiedAccountPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "qualified-account" */ './accounts/QualifiedAccountPage'))
      .QualifiedAccountPage,
);
