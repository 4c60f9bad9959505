import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';

/** Few investors need the document, so it loads when the browser is idle. */
const LazyOfferingDocument = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "offering-document" */ './OfferingDocument'))
      .OfferingDocument,
  <Skeleton width="5rem" height="1.55rem" />,
  'idle',
);

export const offeringDocumentItem = (issuerGuid: string) => ({
  label: 'Offering document',
  value: <LazyOfferingDocument issuerGuid={issuerGuid} />,
});
