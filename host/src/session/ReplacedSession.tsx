import { Users } from 'lucide-react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/** Another tab has received another investor's session: this one shows neither, and goes on as a fresh page. */
export function ReplacedSession() {
  usePageTitle('Session closed');
  return (
    <Page>
      <PageHeader title="Session closed" />
      <EmptyState
        icon={<Users size={28} aria-hidden />}
        title="The portal was opened for another investor"
        action={
          <Button onClick={() => window.location.assign(paths.root)}>Open the portal again</Button>
        }
      >
        It happened in another tab of this browser. What this tab showed is gone from it.
      </EmptyState>
    </Page>
  );
}
