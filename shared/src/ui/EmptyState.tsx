import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorCatalogue } from '../rules/error-catalogue';
import { Centre, Mark, Title } from './State.styled';

interface EmptyStateProps {
  /** 'No record found' (spec §8) unless a screen has words of its own. */
  title?: string;
  /** What one could do about it. */
  children?: ReactNode;
  /** A lucide icon; decoration. */
  icon?: ReactNode;
  action?: ReactNode;
}

/** There is nothing, and that is no failure. */
export function EmptyState({
  title = errorCatalogue.emptyList.words,
  children,
  icon,
  action,
}: EmptyStateProps) {
  return (
    <Centre>
      <Mark aria-hidden="true">{icon ?? <Inbox />}</Mark>
      <Title>{title}</Title>
      {children ? <div>{children}</div> : null}
      {action}
    </Centre>
  );
}
