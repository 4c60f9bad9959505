import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorCatalogue } from '../rules/error-catalogue';
import { Mark, Centre, Title } from './ErrorState';

interface EmptyStateProps {
  title?: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { title = errorCatalogue.emptyList.message, children, icon = <Inbox />, action } = props;
  return (
    <Centre>
      <Mark aria-hidden="true">{icon}</Mark>
      <Title>{title}</Title>
      {children ? <div>{children}</div> : null}
      {action}
    </Centre>
  );
}
