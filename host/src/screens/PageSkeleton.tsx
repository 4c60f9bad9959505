import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

/** The place of a screen while the remote it belongs to arrives. */
export function PageSkeleton() {
  return (
    <Page>
      <LoadingText>
        <SkeletonCard />
        <SkeletonCard />
      </LoadingText>
    </Page>
  );
}
