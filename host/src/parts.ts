import { lazyPart } from '@investor-portal/shared/ui/LazyPart';

/** Every part of the look on one page, for who builds screens with them. */
export const PartsPage = lazyPart(
  async () => (await import('@investor-portal/shared/ui/PartsPage')).PartsPage,
);
