import { daysLeft } from '@investor-portal/shared/rules/dates';
import { phaseOf, type Offering } from '../campaign/phase';

/** 'Ended' once the campaign has ended, else the whole days that are left (spec §2, §4). */
export function daysLeftText(campaign: Offering, now: number): string {
  if (phaseOf(campaign, now) === 'ended') return 'Ended';
  const days = daysLeft(campaign.offeredPeriodEndDate, now);
  if (days === null) return '--';
  return days === 1 ? '1 day left' : `${days} days left`;
}
