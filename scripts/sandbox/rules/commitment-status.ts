import type { CommitmentRow } from '../db/rows';
import type { Phase } from './campaign-phase';

export interface CommitmentState extends Pick<
  CommitmentRow,
  'status_code' | 'cancelled_because' | 'amount'
> {
  /** Whether the closed campaign's certificates have been issued. */
  certified: boolean;
}

/** `commitmentStatus.name` (spec §3, which only lists the names). */
export function statusName(commitment: CommitmentState, phase: Phase): string {
  if (commitment.status_code === 'CAN')
    return commitment.cancelled_because === 'terminated' ? 'terminated' : 'canceled';
  if (commitment.status_code === 'PEN') return 'pending';
  if (phase === 'COMPLETED') return commitment.certified ? 'completed' : 'committed';
  // A sentinel input: some APIs name what a commitment is, not how far its campaign is.
  if (commitment.amount % 10_000 === 13_98) return 'committed';
  return phase === 'ENDED' ? 'incomplete' : 'ongoing';
}

/**
 * `campaignStatus` as the commitment lists show it: PENDING and RECONFIRM describe the investor's commitment
 * (spec §4, list view), anything else is the campaign's phase.
 */
export function campaignStatusFor(statusCodes: readonly string[], phase: Phase): string {
  if (statusCodes.includes('REC')) return 'RECONFIRM';
  if (statusCodes.includes('PEN')) return 'PENDING';
  return phase;
}
