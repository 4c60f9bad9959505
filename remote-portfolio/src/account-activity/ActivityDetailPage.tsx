import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/** Shows only 'Details' (spec §2, readings S7). */
export function ActivityDetailPage() {
  usePageTitle('Details');
  return (
    <Page>
      <PageHeader title="Details" />
    </Page>
  );
}
