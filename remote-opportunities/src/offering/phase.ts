import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { daysLeft, isEnded } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';

/** Whether a campaign can be invested in. */
export type Phase = 'upcoming' | 'open' | 'ended';

type OfferPeriod = Pick<Campaign, 'offeredPeriodStartDate' | 'offeredPeriodEndDate' | 'statusCode'>;

/** Completed, terminated and cancelled campaigns have ended whatever their dates say. */
const closedStatusCodes = ['COM', 'TER', 'CAN'];

/** A campaign has ended once its end date has passed (spec §4), and is not open before its start date. */
export function phaseOf(campaign: OfferPeriod, now: number): Phase {
  const start = parseInstant(campaign.offeredPeriodStartDate);
  if (isEnded(campaign.offeredPeriodEndDate, now)) return 'ended';
  if (closedStatusCodes.includes(campaign.statusCode.toUpperCase())) return 'ended';
  return start !== null && start > now ? 'upcoming' : 'open';
}

/** Why a campaign cannot be invested in, in words for the investor; null when it can. */
export const closedMessages: Record<Phase, string | null> = {
  upcoming: 'This offering has not started yet.',
  open: null,
  ended: 'This offering has ended.',
};

/** 'Ended' once the campaign has ended, otherwise the whole days left (spec §2, §4). */
export function daysLeftText(campaign: OfferPeriod, now: number): string {
  if (phaseOf(campaign, now) === 'ended') return 'Ended';
  const days = daysLeft(campaign.offeredPeriodEndDate, now);
  if (days === null) return '--';
  return days === 1 ? '1 day left' : `${days} days left`;
}
