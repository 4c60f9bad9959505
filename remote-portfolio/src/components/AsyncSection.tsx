import type { ReactNode } from 'react';
import { Card } from '@investor-portal/shared/ui/Card';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';

/** The part of an SWR response that a section of a page needs. */
export interface AsyncData<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

interface AsyncSectionProps<Data> {
  response: AsyncData<Data>;
  /** Names the content in the title of a failure, such as 'the commitment'. */
  what: string;
  children: (data: Data) => ReactNode;
  /** The shape of the coming content. A card by default, and nothing if it is null. */
  skeleton?: ReactNode;
}

/** A section of a page. It shows its data, a loading state, or an error with Retry. */
export function AsyncSection<Data>({
  response,
  what,
  children,
  skeleton = <SkeletonCard />,
}: AsyncSectionProps<Data>) {
  if (response.data !== undefined) return children(response.data);
  if (response.error)
    return (
      <Card>
        <ReadFailure title={`We couldn’t load ${what}`} response={response} />
      </Card>
    );
  return <LoadingText>{skeleton}</LoadingText>;
}
