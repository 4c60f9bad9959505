import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';

/** Needed by few, so it competes with nothing; its room is kept. */
export const LazyOfferingDocument = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "offering-document" */ './OfferingDocument'))
      .OfferingDocument,
  <Skeleton width="5rem" height="1.55rem" />,
  'idle',
);
