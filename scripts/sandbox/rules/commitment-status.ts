import type { CommitmentRow } from '../db/rows';
import type { Phase } from './campaign-phase';

export interface CommitmentState extends Pick<CommitmentRow, 'status_code' | 'cancelled_because'> {
  certified: boolean;
}

/** Returns `commitmentStatus.name`. Spec §3 lists the names but does not say when each applies. */
export function statusName(commitment: CommitmentState, phase: Phase): string {
  if (commitment.status_code === 'CAN')
    return commitment.cancelled_because === 'terminated' ? 'terminated' : 'canceled';
  if (commitment.status_code === 'PEN') return 'pending';
  if (phase === 'COMPLETED') return commitment.certified ? 'completed' : 'committed';
  return phase === 'ENDED' ? 'incomplete' : 'ongoing';
}

/**
 * Returns `campaignStatus` as the commitment lists show it. PENDING and RECONFIRM describe the investor's commitment
 * (spec §4, list view). Any other value is the campaign's phase.
 */
export function campaignStatusFor(statusCodes: readonly string[], phase: Phase): string {
  if (statusCodes.includes('REC')) return 'RECONFIRM';
  if (statusCodes.includes('PEN')) return 'PENDING';
  return phase;
}
