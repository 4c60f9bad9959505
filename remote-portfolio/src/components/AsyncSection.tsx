import type { ReactNode } from 'react';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { Card } from '@investor-portal/shared/ui/Card';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

interface ReadPartProps<Data> {
  read: Read<Data>;
  /** What stands here, for the failure: 'The commitment could not be loaded'. */
  failure: string;
  children: (data: Data) => ReactNode;
  skeleton?: ReactNode;
}

/** A part of a page that is read: as loading, as failed with a Retry, or as it is. */
export function AsyncSection<Data>({ read, failure, children, skeleton }: ReadPartProps<Data>) {
  if (read.data !== undefined) return children(read.data);
  if (read.error)
    return (
      <Card>
        <ErrorState
          title={failure}
          message={messageOf(read.error)}
          busy={read.isValidating}
          onRetry={() => void read.mutate()}
        />
      </Card>
    );
  return <LoadingText>{skeleton ?? <SkeletonCard />}</LoadingText>;
}
