import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import type { useCampaign, useCommitment } from '../data/use-commitment';
import { ReadPart } from '../parts/ReadPart';
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
    <ReadPart read={commitmentRead} failure="The commitment could not be loaded">
      {() => (
        <ReadPart read={campaignRead} failure="Its campaign could not be loaded">
          {() => <EmptyState />}
        </ReadPart>
      )}
    </ReadPart>
  );
}
