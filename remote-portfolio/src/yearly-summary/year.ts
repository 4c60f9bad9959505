import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { type DateRange, isWithin, untilToday } from '../data/day-range';
import { type Payment, paymentsOf } from '../data/payments';
import {
  accountActivityCall,
  fetchAccountActivity,
  type BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { WireMoney } from '../components/totals';
import { useInvestorData } from '../data/use-investor';
import { knowsShares } from '../data/unknown-shares';
import { unsettledOn } from './unsettled';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';

export interface YearPayment extends Payment {
  /** 'uncounted' means pending, failed, or of an unknown type, status or date. No total includes it. */
  kind: 'paid' | 'refunded' | 'uncounted';
}

/**
 * A refund may come in a later year than its payment, so commitments of all years are needed. Payments without a date
 * are listed as `uncounted` (decision 50).
 */
export function yearPayments(commitments: readonly Commitment[], range: DateRange): YearPayment[] {
  return paymentsOf(commitments)
    .filter(({ date }) => isWithin(date, range) || parseInstant(date) === null)
    .map((payment) => ({ ...payment, kind: kindOf(payment) }));
}

function kindOf({ date, settled, direction }: Payment): YearPayment['kind'] {
  if (!settled || !direction || parseInstant(date) === null) return 'uncounted';
  return direction === 'credit' ? 'refunded' : 'paid';
}

/** Returns the platform's days of a year (`YYYY`). The current year ends today. */
export function daysOfYear(year: string, now: number): DateRange {
  return untilToday({ start: `${year}-01-01`, end: `${year}-12-31` }, now);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

export function summaryYears(now: number): string[] {
  const current = Number(formatDate(now).slice(0, 'yyyy'.length));
  return Array.from({ length: 5 }, (_, ago) => String(current - ago));
}

export function readYear(requested: string | null, now: number): string {
  const years = summaryYears(now);
  return years.find((year) => year === requested) ?? years[0] ?? '';
}

export interface YearData {
  payments: YearPayment[];
  held: readonly BalanceEntry[];
  /** Whether the shares at the end of the range are known (unknown-shares.ts). */
  heldKnown: boolean;
  /** The money committed that had become neither shares nor refunds at the end of the range. */
  unsettled: readonly WireMoney[];
  /** The money held or not settled at the start of the range. Null if the API does not send what was held. */
  broughtForward: readonly WireMoney[] | null;
  /** The number of commitments that could not be read. They may have payments. */
  unreadable: number;
  /** Epoch ms. */
  readAt: number;
}

/** Loads all pages of all commitments, because a summary must be complete (decision 42). */
export function useYear(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(
    derivedKey('year', [accountActivityCall, commitmentsCall], start, end),
    async (investorAccountId): Promise<YearData> => {
      const [activity, commitments] = await Promise.all([
        fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }),
        readCommitments(investorAccountId),
      ]);
      const { beginningBalanceList, beginningShares, endingBalanceList, endingShares } =
        activity.balance;
      const unsettledBefore = unsettledOn(dayBefore(start), commitments.rows);
      return {
        payments: yearPayments(commitments.rows, range),
        held: endingBalanceList,
        heldKnown: knowsShares(endingBalanceList, endingShares),
        unsettled: unsettledOn(end, commitments.rows),
        broughtForward: knowsShares(beginningBalanceList, beginningShares)
          ? [...beginningBalanceList, ...unsettledBefore]
          : null,
        unreadable: commitments.unreadable,
        readAt: serverNow(),
      };
    },
  );
}
