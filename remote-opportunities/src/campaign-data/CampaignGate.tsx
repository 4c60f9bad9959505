import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { isNotFound, readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { useCampaign } from '@investor-portal/shared/hooks/use-campaign';
import { getLastListPath } from './use-campaign-lists';

interface CampaignGateProps {
  guid: string;
  title?: string;
  /** Shown while the campaign loads. Default: a skeleton of a form. */
  fallback?: ReactNode;
  children: (campaign: Campaign) => ReactNode;
}

export function CampaignGate({ guid, title = 'Campaign', fallback, children }: CampaignGateProps) {
  const { data, error, mutate, isValidating } = useCampaign(guid);
  if (data) return children(data);
  if (error)
    return (
      <CampaignError
        title={title}
        error={error}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return (
    fallback ?? (
      <Page $narrow>
        <LoadingText>
          <SkeletonCard />
        </LoadingText>
      </Page>
    )
  );
}

interface CampaignErrorProps {
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function CampaignError({ error, retrying, onRetry, ...props }: CampaignErrorProps) {
  const found = !isNotFound(error);
  const title = found ? props.title : 'Campaign not found';
  usePageTitle(title);
  if (!found)
    return (
      <MessagePage
        icon={<SearchX />}
        title={title}
        text="It may have been removed, or the link to it may be incomplete."
      >
        <LinkButton to={getLastListPath()}>Investment Opportunities</LinkButton>
      </MessagePage>
    );
  return (
    <Page>
      <PageHeader title={title} back={getLastListPath()} backLabel="Investment Opportunities" />
      <ErrorState
        title="We couldn’t load this campaign"
        message={readFailureOf(error)}
        busy={retrying}
        onRetry={onRetry}
      />
    </Page>
  );
}
