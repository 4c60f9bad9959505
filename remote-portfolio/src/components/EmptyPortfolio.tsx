import type { ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';

/** Replaces a list until the investor commits. It says what the list will show and links to the campaigns. */
export function EmptyPortfolio({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      action={
        <LinkButton variant="secondary" to={paths.opportunities}>
          Browse campaigns
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
