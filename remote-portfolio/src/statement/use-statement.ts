import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { AsyncData } from '@investor-portal/shared/ui/Load';
import { type Activity, useAccountActivity } from '../account-activity/use-account-activity';
import { isWithin, type DateRange } from '../data/day-range';
import { paymentsWithin } from '../data/payments';
import { useOpenCommitments } from '../data/use-open-commitments';
import { periodSum, type PeriodSum } from './period-sum';

export interface StatementData {
  activity: Activity;
  payments: ReturnType<typeof paymentsWithin>;
  commitments: Commitment[];
  sum: PeriodSum;
  /** The numbers of commitments that the statement does not include. Some may lie outside the range. */
  missing: { unreadable: number; undated: number };
  /** When the older part of the data was read. Epoch ms. */
  readAt: number;
}

/** All commitments are read, because a statement must be complete, and a refund may come years after its payment. */
export function useStatement(range: DateRange): AsyncData<StatementData> {
  const activity = useAccountActivity(range);
  const open = useOpenCommitments();
  return {
    data: activity.data && open.data && statementOf(range, activity.data, open.data),
    error: activity.error ?? open.error,
    isValidating: activity.isValidating || open.isValidating,
    mutate: () => Promise.all([activity.mutate(), open.mutate()]),
  };
}

function statementOf(
  range: DateRange,
  activity: Activity & { readAt: number },
  { all, unreadable, readAt }: { all: readonly Commitment[]; unreadable: number; readAt: number },
): StatementData {
  const payments = paymentsWithin(all, range);
  return {
    activity,
    payments,
    commitments: madeWithin(all, range),
    sum: periodSum(range, activity.balance, {
      commitments: all,
      payments: payments.rows,
      mayMissPayments: unreadable + payments.undated > 0,
    }),
    missing: { unreadable, undated: all.filter(isUndated).length },
    readAt: Math.min(activity.readAt, readAt),
  };
}

function isUndated(commitment: Commitment): boolean {
  return parseInstant(committedOn(commitment)) === null;
}

/** Returns the commitments made on the days of a range, newest first (readings R11). */
export function madeWithin(commitments: readonly Commitment[], range: DateRange): Commitment[] {
  const made = commitments.flatMap((commitment) => {
    const date = committedOn(commitment);
    if (!isWithin(date, range)) return [];
    const day = formatDate(date);
    // A commitment without a time counts as the oldest of its day.
    const at = isDateOnly(date) ? 0 : (parseInstant(date) ?? 0);
    return [{ day, at, commitment }];
  });
  return made
    .sort((a, b) => b.day.localeCompare(a.day) || b.at - a.at)
    .map(({ commitment }) => commitment);
}
