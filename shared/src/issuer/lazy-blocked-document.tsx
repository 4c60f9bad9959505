import { lazyComponent } from '../ui/LazyComponent';

export const BlockedDocument = lazyComponent(
  async () => (await import('./BlockedDocument')).BlockedDocument,
  null,
);
