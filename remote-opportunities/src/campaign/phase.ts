import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { isEnded } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';

/** Where a campaign stands for somebody who would like to invest. */
export type Phase = 'upcoming' | 'open' | 'ended';

export type Offering = Pick<
  Campaign,
  'offeredPeriodStartDate' | 'offeredPeriodEndDate' | 'statusCode'
>;

/** Closed and terminated campaigns have ended too, whatever their dates say. */
const closedCodes = ['COM', 'TER', 'CAN'];

/** Ended once its end date has passed (spec §4); not yet open before its start. */
export function phaseOf(campaign: Offering, now: number): Phase {
  const start = parseInstant(campaign.offeredPeriodStartDate);
  if (isEnded(campaign.offeredPeriodEndDate, now)) return 'ended';
  if (closedCodes.includes(campaign.statusCode.toUpperCase())) return 'ended';
  return start !== null && start > now ? 'upcoming' : 'open';
}

/** Why one cannot invest, as it is shown; `null` when one can. */
export const notOpen: Record<Phase, string | null> = {
  upcoming: 'This offering has not started yet.',
  open: null,
  ended: 'This offering has ended.',
};
