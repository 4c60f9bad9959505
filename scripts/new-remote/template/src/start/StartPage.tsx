import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { PageContent } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

export function StartPage() {
  usePageTitle('LABEL');
  return (
    <PageContent>
      <PageHeader title="LABEL" description="This is your first screen." />
    </PageContent>
  );
}
