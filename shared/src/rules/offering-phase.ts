import { daysLeft, isEnded } from './dates';
import { parseInstant, type WireDate } from './wire-date';

export type Phase = 'upcoming' | 'open' | 'ended';

export interface OfferPeriod {
  offeredPeriodStartDate: WireDate;
  offeredPeriodEndDate: WireDate;
  statusCode: string;
}

/** Completed, terminated and cancelled campaigns have ended, whatever their dates say. */
const closedStatusCodes = ['COM', 'TER', 'CAN'];

export function phaseOf(campaign: OfferPeriod, now: number): Phase {
  const start = parseInstant(campaign.offeredPeriodStartDate);
  // The first frame passes a code as the API sends it.
  const isClosed = closedStatusCodes.includes(campaign.statusCode.toUpperCase());
  if (isClosed || isEnded(campaign.offeredPeriodEndDate, now)) return 'ended';
  return start !== null && start > now ? 'upcoming' : 'open';
}

export const closedMessages: Record<Phase, string | null> = {
  upcoming: 'This offering has not started yet.',
  open: null,
  ended: 'This offering has ended.',
};

/** For styles. Neither case is an empty text, because the first frame fills texts into its template (decision 106). */
export function lastDayMark(campaign: OfferPeriod, now: number) {
  const isLastDay = daysLeft(campaign.offeredPeriodEndDate, now) === 0;
  return isLastDay && phaseOf(campaign, now) === 'open' ? 'within-a-day' : 'not-within-a-day';
}
