import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/** Whether a handed-over investor is registered could not be read, and with it which screen is theirs (readings S2). */
export function UserLoadError() {
  usePageTitle('Welcome');
  const { isValidating, mutate } = useUserDetails();
  return (
    <Page>
      <PageHeader title="Welcome to the investor portal" />
      <ErrorState
        title="Your details could not be loaded"
        message="The portal begins with them."
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    </Page>
  );
}
