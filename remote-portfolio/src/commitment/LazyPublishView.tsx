import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

/** Few investors open this tab, and the sanitizer for an issuer's HTML is large, so the tab has its own chunk. */
export const PublishView = lazyComponent(
  async () => (await import(/* webpackChunkName: "publish-view" */ './PublishView')).PublishView,
  <LoadingText>
    <SkeletonCard />
  </LoadingText>,
);
