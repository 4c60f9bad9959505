import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import type { useCampaign, useCommitment } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { PublishView } from '../publish-view/PublishView';

interface IssuerViewProps {
  commitmentRead: ReturnType<typeof useCommitment>;
  campaignRead: ReturnType<typeof useCampaign>;
}

/** The Publish View of the issuer whom the campaign or the commitment names; empty only when neither does. */
export function IssuerView({ commitmentRead, campaignRead }: IssuerViewProps) {
  const issuerGuid = campaignRead.data?.issuerGuid || commitmentRead.data?.issuerGuid;
  if (issuerGuid) return <PublishView issuerGuid={issuerGuid} />;
  return (
    <AsyncSection read={commitmentRead} failure="The commitment could not be loaded">
      {() => (
        <AsyncSection read={campaignRead} failure="Its campaign could not be loaded">
          {() => <EmptyState />}
        </AsyncSection>
      )}
    </AsyncSection>
  );
}
