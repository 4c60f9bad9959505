import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { transferFocus } from '../hooks/transfer-focus';
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
