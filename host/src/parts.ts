import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

/** Every part of the look on one page, for who builds screens with them. */
export const PartsPage = lazyPart(
  async () => (await import('@investor-portal/shared/ui/PartsPage')).PartsPage,
);

/** The state of every remote, for engineers. */
export const RemotesPage = lazyPart(
  async () => (await import('./federation/RemotesPage')).RemotesPage,
);

/** Says that this tab runs a development build. */
export const DeveloperBanner = lazyPart(
  async () => (await import('./federation/DeveloperBanner')).DeveloperBanner,
  null,
);
