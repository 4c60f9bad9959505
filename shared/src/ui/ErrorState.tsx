import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { transferFocus } from '../hooks/transfer-focus';
import { readFailureOf } from '../partner-api/errors';
import { Button } from './Button';
import { noWrap } from './NoWrap';
import { Mark } from './Mark';
import { Centre, Title } from './Mark';

interface ErrorStateProps {
  title?: string;
  /** A sentence that says what failed (`messageOf`). */
  message?: string;
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

export function ErrorState({
  title = 'We couldn’t load this',
  message,
  children,
  onRetry,
  busy = false,
}: ErrorStateProps) {
  return (
    <Centre>
      <Mark aria-hidden="true" $danger>
        <TriangleAlert />
      </Mark>
      <div role="alert">
        <Title>{title}</Title>
        {message ? <p>{noWrap(message)}</p> : null}
        {children}
      </div>
      {onRetry ? <SmallRetry icon={<RotateCw />} busy={busy} onClick={onRetry} /> : null}
    </Centre>
  );
}

interface SmallRetryProps {
  busy: boolean;
  onClick: () => void;
  icon?: ReactNode;
}

/** The small Retry beside the sentence about a failure. Its focus moves to what replaces the failure. */
export function SmallRetry(props: SmallRetryProps) {
  return (
    <Button {...props} ref={transferFocus} variant="secondary" size="sm">
      Retry
    </Button>
  );
}

interface ReadFailureProps {
  title: string;
  response: { error: unknown; isValidating: boolean; mutate: () => Promise<unknown> };
  /** Follows the sentence about the failure, such as a note that the investor's input is saved. */
  more?: string;
}

/** A failed SWR response, with Retry. */
export function ReadFailure({ title, response, more = '' }: ReadFailureProps) {
  return (
    <ErrorState
      title={title}
      message={`${readFailureOf(response.error)} ${more}`.trim()}
      busy={response.isValidating}
      onRetry={() => void response.mutate()}
    />
  );
}
