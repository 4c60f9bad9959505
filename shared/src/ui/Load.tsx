import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from './Card';
import { ReadFailure, SmallRetry } from './ErrorState';
import { Cluster } from './Layout';
import { LoadingText } from './LoadingText';
import { Skeleton, SkeletonCard } from './Skeleton';

/** The part of an SWR response that a screen needs. */
export interface AsyncData<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

interface LoadProps<Data> {
  of: AsyncData<Data>;
  /** Names the content in the sentence of a failure, such as 'the commitment'. */
  what: string;
  children: (data: Data) => ReactNode;
  /** The room of the content: a card with a sentence and Retry, one line, or a line of text without a shape of what comes. */
  as?: 'card' | 'line' | 'text';
}

/** Shows data, or that it loads, or why it could not be loaded, with Retry. */
export function Load<Data>({ of, what, children, as = 'card' }: LoadProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  const title = `We couldn’t load ${what}`;
  if (of.error && as === 'line')
    return (
      <FailedLine>
        <span>{title}</span>
        <SmallRetry busy={of.isValidating} onClick={() => void of.mutate()} />
      </FailedLine>
    );
  if (of.error)
    return (
      <Card>
        <ReadFailure title={title} response={of} />
      </Card>
    );
  if (as === 'line')
    return (
      <span role="status" aria-label="Loading...">
        <Skeleton width="8rem" />
      </span>
    );
  return <LoadingText>{as === 'card' ? <SkeletonCard /> : null}</LoadingText>;
}

/* The button is higher than the line, so its margins keep the line's height. */
const FailedLine = styled(Cluster)`
  button {
    margin-block: -0.5rem;
  }
`;
