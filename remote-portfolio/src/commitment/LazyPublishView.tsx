import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';

/** Few investors open this tab, and the sanitizer for an issuer's HTML is large, so the tab has its own chunk. */
export const PublishView = lazyComponent(
  async () => (await import(/* webpackChunkName: "publish-view" */ './PublishView')).PublishView,
  <LoadingCard />,
);
