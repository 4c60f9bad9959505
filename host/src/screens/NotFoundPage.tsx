import { Compass } from 'lucide-react';
import { paths } from '@investor-portal/shared/routes/paths';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <Page>
      <PageHeader title="Page not found" />
      <EmptyState
        icon={<Compass size={28} aria-hidden />}
        title="We couldn’t find this page"
        action={<LinkButton to={paths.root}>Go to your profile</LinkButton>}
      >
        The page may have moved, or the link may be incomplete.
      </EmptyState>
    </Page>
  );
}
