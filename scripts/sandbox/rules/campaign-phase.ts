import type { CommitmentRow } from '../db/rows';

/** An investor can cancel until this long before the offering ends (spec §9). */
const cancellationWindowMs = 48 * 3_600_000;

export type Phase = 'UPCOMING' | 'ONGOING' | 'ENDED' | 'COMPLETED' | 'TERMINATED';

export interface Offering {
  statusCode: string;
  startsAt: Date;
  endsAt: Date;
}

export function phaseOf({ statusCode, startsAt, endsAt }: Offering, now: Date): Phase {
  if (statusCode === 'COM') return 'COMPLETED';
  if (statusCode === 'TER') return 'TERMINATED';
  if (now < startsAt) return 'UPCOMING';
  return now < endsAt ? 'ONGOING' : 'ENDED';
}

/** Whether a commitment may be cancelled when there was no material change (`isInvestmentActionAllowed`). */
export function isCancellingOpen(offering: Offering, now: Date): boolean {
  const closes = offering.endsAt.getTime() - cancellationWindowMs;
  return offering.statusCode === 'APP' && now.getTime() < closes;
}

/** Returns the whole days until the offering ends (spec §4 'Campaign end'), or 0 once it has ended. */
export function remainingDays(endsAt: Date, now: Date): number {
  return Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 86_400_000));
}

interface CommitmentState extends Pick<CommitmentRow, 'status_code' | 'cancelled_because'> {
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
