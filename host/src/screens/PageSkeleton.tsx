import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

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
