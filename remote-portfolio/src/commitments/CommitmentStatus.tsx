import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';

interface CommitmentStatusProps {
  commitment: Pick<Commitment, 'commitmentStatus' | 'commitmentStatusCode'>;
}

export function CommitmentStatus({ commitment }: CommitmentStatusProps) {
  return <StatusBadge status={statusName(commitment)} />;
}
