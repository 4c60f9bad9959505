import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { needsReconfirmation } from '@investor-portal/shared/rules/commitment-status';
import { Badge, StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Cluster } from '@investor-portal/shared/ui/Layout';

interface CommitmentStatusProps {
  commitment: Pick<Commitment, 'commitmentStatus' | 'commitmentStatusCode'>;
}

/** The status of a commitment, and a badge if it needs the investor's reconfirmation. */
export function CommitmentStatus({ commitment }: CommitmentStatusProps) {
  return (
    <Cluster $gap={2}>
      <StatusBadge status={commitment.commitmentStatus.name} />
      {needsReconfirmation(commitment) ? <Badge tone="warning">Needs reconfirmation</Badge> : null}
    </Cluster>
  );
}
