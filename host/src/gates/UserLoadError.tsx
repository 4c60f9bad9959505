import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';

/** Shown when the user's details fail to load, because they decide which screen comes first (readings S2). */
export function UserLoadError() {
  usePageTitle('Welcome');
  const { isValidating, mutate } = useUserDetails();
  return (
    <Page>
      <PageHeader title="Welcome to the investor portal" />
      <ErrorState
        title="We couldn’t load your details."
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    </Page>
  );
}
