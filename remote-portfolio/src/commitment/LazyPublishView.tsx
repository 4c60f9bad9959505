import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

/** In a chunk of its own: few investors open this tab, and the sanitizer for an issuer's HTML is large. */
export const PublishView = lazyComponent(
  async () => (await import(/* webpackChunkName: "publish-view" */ './PublishView')).PublishView,
  <LoadingText>
    <SkeletonCard />
  </LoadingText>,
);
