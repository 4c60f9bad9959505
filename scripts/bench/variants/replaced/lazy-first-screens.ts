import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

// The screens that a remote has in its entry, since investors see them first. In the best monolith every screen is a
// chunk of its own.

export const OpportunitiesPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "opportunities" */ 'bench-screen/OpportunitiesPage'))
      .OpportunitiesPage,
);

export const CommitmentsPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "portfolio" */ 'bench-screen/CommitmentsPage'))
      .CommitmentsPage,
);
