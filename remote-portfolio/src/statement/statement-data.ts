import type { AccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { reportDayOf } from '@investor-portal/shared/rules/dates';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { DateRange } from '../account-activity/default-range';

/** What a statement is made of. */
export interface StatementData {
  activity: AccountActivity;
  /** Made within the range, the oldest first. */
  commitments: Commitment[];
}

/** Commitments made between two report days, both included, the oldest first (decision 43). */
export function madeWithin(
  commitments: readonly Commitment[],
  { start, end }: DateRange,
): Commitment[] {
  const made = commitments.flatMap((commitment) => {
    const { commitmentDate } = commitment;
    const day = reportDayOf(commitmentDate);
    if (day === null || day < start || day > end) return [];
    // Without a time a commitment comes first on its day.
    const at = isDateOnly(commitmentDate) ? 0 : (parseInstant(commitmentDate) ?? 0);
    return [{ day, at, commitment }];
  });
  return made
    .sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at)
    .map(({ commitment }) => commitment);
}
