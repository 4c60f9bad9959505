import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { transferFocus } from '../hooks/transfer-focus';
import { Button } from './Button';
import { Centre, Mark, Title } from './State.styled';

interface ErrorStateProps {
  title?: string;
  /** The one sentence that says what failed (`messageOf`). */
  message?: string;
  /** More than a sentence, such as a list of what is wrong. */
  children?: ReactNode;
  /** Tries again; no button without it. */
  onRetry?: () => void;
  /** The retry is running. */
  busy?: boolean;
}

/** A part of the page could not be read; it stands where the part would. */
export function ErrorState({
  title = 'This could not be loaded',
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
        {message ? <p>{message}</p> : null}
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
