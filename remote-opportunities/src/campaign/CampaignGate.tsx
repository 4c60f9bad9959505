import type { ReactNode } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { CampaignFailure } from './CampaignFailure';
import { useCampaign } from './use-campaign';

interface CampaignGateProps {
  guid: string;
  /** What the page is called where there is no campaign to name it after. */
  title?: string;
  /** In place of the screen until then; a card where the screen is a form. */
  waiting?: ReactNode;
  children: (campaign: Campaign) => ReactNode;
}

/** Reads the campaign of a screen; shows the screen once it is there. */
export function CampaignGate({ guid, title = 'Campaign', waiting, children }: CampaignGateProps) {
  const { data, error, mutate, isValidating } = useCampaign(guid);
  if (data) return children(data);
  if (error)
    return (
      <CampaignFailure
        title={title}
        error={error}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return (
    waiting ?? (
      <Page $narrow>
        <LoadingText>
          <SkeletonCard />
        </LoadingText>
      </Page>
    )
  );
}
