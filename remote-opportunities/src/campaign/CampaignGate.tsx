import type { ReactNode } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { LoadingText } from '@investor-portal/shared/ui/LoadingText';
import { SkeletonCard } from '@investor-portal/shared/ui/Skeleton';
import { useCampaign } from './use-campaign';

interface CampaignGateProps {
  guid: string;
  children: (campaign: Campaign) => ReactNode;
}

/** Reads the campaign of a screen; shows the screen once it is there. */
export function CampaignGate({ guid, children }: CampaignGateProps) {
  const { data, error, mutate, isValidating } = useCampaign(guid);
  if (data) return children(data);
  return (
    <Page>
      {error && !isValidating ? (
        <ErrorState
          title="The campaign could not be loaded"
          message="Nothing was changed. Try again in a moment."
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingText>
          <SkeletonCard media />
        </LoadingText>
      )}
    </Page>
  );
}
