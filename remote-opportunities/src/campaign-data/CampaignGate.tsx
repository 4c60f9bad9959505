import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { isNotFound } from '@investor-portal/shared/partner-api/errors';
import { ReadFailure } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
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
  const response = useCampaign(guid);
  if (response.data) return children(response.data);
  if (response.error) return <CampaignError title={title} response={response} />;
  return (
    fallback ?? (
      <Page $narrow>
        <LoadingCard />
      </Page>
    )
  );
}

interface CampaignErrorProps {
  title: string;
  response: ReturnType<typeof useCampaign>;
}

function CampaignError({ response, ...props }: CampaignErrorProps) {
  const found = !isNotFound(response.error);
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
      <ReadFailure title="We couldn’t load this campaign" response={response} />
    </Page>
  );
}
