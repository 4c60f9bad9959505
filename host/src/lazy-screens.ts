import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** Every part of the look on one page, for who builds screens with them. */
export const ComponentGallery = lazyComponent(
  async () => (await import('@investor-portal/shared/gallery/ComponentGallery')).ComponentGallery,
);

/** The state of every remote, for engineers. */
export const RemotesPage = lazyComponent(
  async () => (await import('./federation/RemotesPage')).RemotesPage,
);

/** Says that this tab runs a development build. */
export const DeveloperBanner = lazyComponent(
  async () => (await import('./federation/DeveloperBanner')).DeveloperBanner,
  null,
);
