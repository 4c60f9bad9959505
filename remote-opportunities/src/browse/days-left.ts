import { daysLeft, isEnded } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';

/** 'Ended' once the end date has passed, else the whole days that are left (spec §2, §4). */
export function daysLeftText(end: WireDate, now: number): string {
  if (isEnded(end, now)) return 'Ended';
  const days = daysLeft(end, now);
  if (days === null) return '--';
  return days === 1 ? '1 day left' : `${days} days left`;
}
