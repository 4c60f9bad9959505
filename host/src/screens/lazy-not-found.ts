import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

export const NotFoundPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "glossary-not-found" */ './NotFoundPage')).NotFoundPage,
);
