import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { AsyncData } from '@investor-portal/shared/ui/Load';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { isComplete } from '@investor-portal/shared/rules/commitment-status';
import {
  addCentavos,
  type Centavos,
  currencyOf,
  fromCentavos,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { type Activity, useAccountActivity } from '../account-activity/use-account-activity';
import { isWithin, type DateRange } from '../data/day-range';
import { type Payment, paymentsOf, paymentsWithin } from '../data/payments';
import { type OpenCommitments, useOpenCommitments } from '../data/use-open-commitments';
import { totalsByCurrency, type WireMoney } from '../components/totals';

export type StatementData = ReturnType<typeof statementOf>;

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
  activity: Activity,
  { all, unreadable, readAt }: OpenCommitments,
) {
  const payments = paymentsWithin(all, range);
  return {
    activity,
    payments,
    commitments: madeWithin(all, range),
    sum: periodSum(range, activity, all, payments, unreadable),
    // Some of these commitments may lie outside the range.
    missing: {
      unreadable,
      undated: all.filter((each) => parseInstant(committedOn(each)) === null).length,
    },
    readAt: Math.min(activity.readAt, readAt),
  };
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

/** Returns the money, per commitment, that was neither shares nor refunds by the end of a day of the platform. Null if unknown. */
export function unsettledOn(day: string, commitments: readonly Commitment[]): WireMoney[] {
  return commitments.flatMap((commitment) => {
    const [currencyCode = '', ...others] = currenciesOf(commitment);
    // Amounts in different currencies cannot be subtracted, so the amount is unknown in each of them.
    if (others.length > 0)
      return [currencyCode, ...others].map((code) => ({ amount: null, currencyCode: code }));
    const amount = unsettledAmount(day, commitment);
    return amount === 0 ? [] : [{ amount, currencyCode }];
  });
}

/** These figures of a period add up: before + paid - refunded - unsettled = held. A figure is null if it is unknown. */
export interface PeriodSum {
  /** The money held or not settled before the first day. */
  before: readonly WireMoney[] | null;
  paid: readonly WireMoney[] | null;
  refunded: readonly WireMoney[] | null;
  /** The money committed that had become neither shares nor refunds at the end of the last day. */
  unsettled: readonly WireMoney[];
  held: readonly WireMoney[] | null;
}

/** Takes all commitments, also those from before the period, and the payments of the period. */
export function periodSum(
  { start, end }: DateRange,
  { beginning, ending }: Pick<Activity, 'beginning' | 'ending'>,
  commitments: readonly Commitment[],
  { rows, undated }: ReturnType<typeof paymentsWithin>,
  unreadable: number,
): PeriodSum {
  const isOfUnknownType = rows.some((each) => each.settled && !each.direction);
  const maybeMissing = unreadable + undated > 0 || isOfUnknownType;
  const settled = (direction: Payment['direction']) => {
    const found = rows.filter((each) => each.settled && each.direction === direction);
    // A zero would be a claim, so no payment at all is unknown if one may be missing.
    return found.length === 0 && maybeMissing ? null : found;
  };
  return {
    before: beginning.isKnown
      ? [...beginning.entries, ...unsettledOn(dayBefore(start), commitments)]
      : null,
    paid: settled('debit'),
    refunded: settled('credit'),
    unsettled: unsettledOn(end, commitments),
    held: ending.isKnown ? ending.entries : null,
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** Returns the difference if the figures do not add up, per currency. Returns nothing if a figure is unknown. */
export function unexplained({ before, paid, refunded, unsettled, held }: PeriodSum): WireMoney[] {
  if (!before || !paid || !refunded || !held) return [];
  const spent = [...refunded, ...held, ...unsettled].map(({ amount, currencyCode }) => ({
    amount: amount === null ? null : -amount,
    currencyCode,
  }));
  return totalsByCurrency([...before, ...paid, ...spent])
    .filter(({ total, unknown }) => total !== 0 && unknown === 0)
    .map(({ currency, total }) => ({
      amount: fromCentavos(Math.abs(total) as Centavos),
      currencyCode: currency,
    }));
}

function currenciesOf(commitment: Commitment): Set<string> {
  return new Set([
    currencyOf(commitment.commitmentCurrencyCode),
    finalCurrencyOf(commitment),
    ...paymentsOf([commitment]).map(({ currencyCode }) => currencyCode),
  ]);
}

function unsettledAmount(day: string, commitment: Commitment): number | null {
  const settled = paymentsOf([commitment]).filter((payment) => payment.settled);
  const paid = sumUntil(day, settled, 'debit');
  const returned = sumUntil(day, settled, 'credit');
  const shares = becameShares(day, commitment);
  if (paid === null || returned === null || shares === null) return null;
  const unsettled = (paid - returned - shares) as Centavos;
  // Payments are missing from the records, so the amount is unknown.
  return unsettled < 0 ? null : fromCentavos(unsettled);
}

/** Sums the amounts up to the end of a day. Returns null if a date or an amount is unknown. */
function sumUntil(day: string, payments: Payment[], direction: Payment['direction']) {
  const moved = payments.filter((payment) => payment.direction === direction);
  if (moved.some(({ date }) => parseInstant(date) === null)) return null;
  const until = moved.filter(({ date }) => formatDate(date) <= day);
  return sumIfKnown(until.map(({ amount }) => toCentavos(amount)));
}

/** Returns the price of the shares if the campaign was completed by the end of a day. Returns null if that is unknown. */
function becameShares(day: string, commitment: Commitment): Centavos | null {
  const { calibratedAmount, completionDate } = commitment;
  const cost = toCentavos(calibratedAmount);
  const none = addCentavos();
  if (!isComplete(commitment)) return cost === null || cost === 0 ? none : null;
  return formatDate(completionDate) <= day ? cost : none;
}
