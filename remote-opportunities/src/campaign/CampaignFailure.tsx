import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { isMissing, messageOf } from '@investor-portal/shared/partner-api/errors';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { lastList } from '../browse/last-list';

interface CampaignFailureProps {
  title: string;
  error: unknown;
  /** The retry is running. */
  busy: boolean;
  onRetry: () => void;
}

/** In place of a screen whose campaign could not be read. One that does not exist is not asked for again. */
export function CampaignFailure({ title, error, busy, onRetry }: CampaignFailureProps) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} back={lastList()} backLabel="Investment Opportunities" />
      {isMissing(error) ? (
        <ErrorState title={messageOf(error)} />
      ) : (
        <ErrorState
          title="The campaign could not be loaded"
          message="Nothing was changed. Try again in a moment."
          busy={busy}
          onRetry={onRetry}
        />
      )}
    </Page>
  );
}
