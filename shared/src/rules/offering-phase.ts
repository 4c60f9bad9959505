import { isEnded } from './dates';
import { parseInstant, type WireDate } from './wire-date';

export type Phase = 'upcoming' | 'open' | 'ended';

export interface OfferPeriod {
  offeredPeriodStartDate: WireDate;
  offeredPeriodEndDate: WireDate;
  statusCode: string;
}

/** Completed, terminated and cancelled campaigns have ended, whatever their dates say. */
const closedStatusCodes = ['COM', 'TER', 'CAN'];

/** A campaign ends when its end date has passed (spec §4), and opens at its start date. */
export function phaseOf(campaign: OfferPeriod, now: number): Phase {
  const start = parseInstant(campaign.offeredPeriodStartDate);
  if (isEnded(campaign.offeredPeriodEndDate, now)) return 'ended';
  if (closedStatusCodes.includes(campaign.statusCode.toUpperCase())) return 'ended';
  return start !== null && start > now ? 'upcoming' : 'open';
}
