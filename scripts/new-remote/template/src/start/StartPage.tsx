import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

export function StartPage() {
  usePageTitle('LABEL');
  return (
    <Page>
      <PageHeader title="LABEL" description="This is your first screen." />
    </Page>
  );
}
