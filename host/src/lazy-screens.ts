import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** What the portal's words mean. */
export const GlossaryPage = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "rare-screens" */ './glossary/GlossaryPage')).GlossaryPage,
);

/** Every shared UI component on one page, for engineers. */
export const ComponentGallery = lazyComponent(
  async () => (await import('@investor-portal/shared/gallery/ComponentGallery')).ComponentGallery,
);

/** The state of every remote, for engineers. */
export const RemotesPage = lazyComponent(
  async () => (await import('./federation/RemotesPage')).RemotesPage,
);

/** Shows that this tab runs a development build or a chosen version. */
export const DeveloperBanner = lazyComponent(
  async () => (await import('./federation/DeveloperBanner')).DeveloperBanner,
  null,
);
