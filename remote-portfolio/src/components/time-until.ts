import { durationText } from '@investor-portal/shared/rules/duration';

/** `in 17 days`, `in 5 hours`, as on a campaign's card (decision 37). */
export function timeUntil(at: number, now: number): string {
  return `in ${durationText(at - now)}`;
}
