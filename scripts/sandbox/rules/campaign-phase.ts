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
