import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { takeRemote } from '@investor-portal/loader/preload-screen';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { mountAt } from './remotes';

/** A placeholder for a screen that may not be shown yet. Loads the screen's code meanwhile. */
export function PendingScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    const mount = mountAt(pathname);
    // The screen itself shows a failure and offers Retry.
    if (mount) void takeRemote(mount.remote).catch(() => undefined);
  }, [pathname]);
  return <PageSkeleton />;
}

export function PageSkeleton() {
  return (
    <PageContent>
      <LoadingText>
        <SkeletonCard />
        <SkeletonCard />
      </LoadingText>
    </PageContent>
  );
}
