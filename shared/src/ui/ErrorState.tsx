import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { transferFocus } from '../hooks/transfer-focus';
import { Button } from './Button';
import { noWrap } from './NoWrap';
import { Mark } from './Mark';
import { Centre, Title } from './Mark';

interface ErrorStateProps {
  title?: string;
  /** The sentence that says what failed (`messageOf`). */
  message?: string;
  /** More than a sentence, such as a list of problems. */
  children?: ReactNode;
  /** Adds a Retry button. */
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
}

/** Takes the place of a part of the page that could not be loaded. */
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
      {onRetry ? (
        <Button
          ref={transferFocus}
          variant="secondary"
          size="sm"
          icon={<RotateCw />}
          busy={busy}
          onClick={onRetry}
        >
          Retry
        </Button>
      ) : null}
    </Centre>
  );
}
