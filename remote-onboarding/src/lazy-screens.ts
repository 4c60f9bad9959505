import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

// The welcome screen is in the remote's entry, since investors see it first. The forms and their libraries share one chunk.
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
