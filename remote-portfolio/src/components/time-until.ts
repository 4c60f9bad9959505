import { countOf } from '@investor-portal/shared/rules/number-format';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** `in 17 days`, `in 5 hours`: in whole days while there are any, as on a campaign's card (decision 37). */
export function timeUntil(at: number, now: number): string {
  const left = at - now;
  if (left >= dayMs) return `in ${countOf(Math.floor(left / dayMs), 'day')}`;
  if (left >= hourMs) return `in ${countOf(Math.floor(left / hourMs), 'hour')}`;
  return 'within the hour';
}
