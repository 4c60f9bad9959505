import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

export const GlossaryPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "glossary" */ './glossary/GlossaryPage')).GlossaryPage,
);

export const RemotesPage = lazyComponent(
  async () => (await import('./federation/RemotesPage')).RemotesPage,
);
