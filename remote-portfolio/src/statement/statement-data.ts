import type { AccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { endMoment } from '@investor-portal/shared/rules/dates';
import type { DateRange } from '../account-activity/default-range';

/** What a statement is made of. */
export interface StatementData {
  activity: AccountActivity;
  /** Made within the range, the oldest first. */
  commitments: Commitment[];
}

const day = 86_400_000;

/** Commitments made between two days, both included, the oldest first. Days are UTC, as the activity's. */
export function madeWithin(
  commitments: readonly Commitment[],
  { start, end }: DateRange,
): Commitment[] {
  const from = Date.parse(`${start}T00:00:00Z`);
  const until = Date.parse(`${end}T00:00:00Z`) + day;
  const made = commitments.flatMap((commitment) => {
    const at = endMoment(commitment.commitmentDate);
    return at !== null && at >= from && at < until ? [{ at, commitment }] : [];
  });
  return made.sort((a, b) => a.at - b.at).map(({ commitment }) => commitment);
}
