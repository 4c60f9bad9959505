import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** The notice of a commitment, with its receipt. The list shows it after a submission only, so the review preloads it. */
export const LazyReceiptNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "receipt" */ './ReceiptNotice')).ReceiptNotice,
  null,
);
