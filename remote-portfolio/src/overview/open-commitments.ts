import type { Commitment } from '@investor-portal/shared/partner-api/commitment';

/** Still on its way: neither cancelled nor ended with its campaign, whether that succeeded or not. */
export function isOpen(
  commitment: Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus' | 'completionDate'>,
): boolean {
  const ended = commitment.commitmentStatus.name.trim().toLowerCase() === 'terminated';
  return commitment.commitmentStatusCode !== 'CAN' && !ended && commitment.completionDate === '';
}
