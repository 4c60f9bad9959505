import type { Advice, Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { type DateRange, isWithin, untilToday } from '../data/day-range';
import { directionOf, isSettled } from '../data/advice';
import {
  accountActivityCall,
  fetchAccountActivity,
  type BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { WireMoney } from '../components/totals';
import { useInvestorData } from '../data/use-investor';
import { unsettledOn } from './unsettled';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';

/** A payment for a commitment, or a refund of it. */
export interface Payment {
  guid: string;
  /** Whether it went through; what is pending, failed, or of an unknown type, status or date is in no total. */
  kind: 'paid' | 'refunded' | 'uncounted';
  date: string;
  issuer: string;
  commitmentCode: string;
  reference: string;
  type: string;
  status: string;
  amount: number | null;
  currencyCode: string;
}

/**
 * The payments and refunds of a range of days, the newest first, and those without a date (decision 50). From commitments
 * of any year, because a refund may come later than its payment.
 */
export function paymentsWithin(commitments: readonly Commitment[], range: DateRange): Payment[] {
  const payments = commitments.flatMap((commitment) =>
    commitment.commitmentDebitCreditAdvises.flatMap((advice, index): Payment[] => {
      const within = isWithin(advice.createdOn, range);
      if (!within && parseInstant(advice.createdOn) !== null) return [];
      return [
        {
          guid: `${commitment.guid} ${advice.guid || index}`,
          kind: (within && settledKind(advice)) || 'uncounted',
          date: advice.createdOn,
          issuer: commitment.nameOfIssuer,
          commitmentCode: commitment.commitmentCode,
          reference: advice.referenceNumber ?? '',
          type: advice.transactionType.name,
          status: advice.status.name,
          amount: advice.amount,
          currencyCode: advice.currencyCode || commitment.commitmentCurrencyCode,
        },
      ];
    }),
  );
  return payments.sort((a, b) => (parseInstant(b.date) ?? 0) - (parseInstant(a.date) ?? 0));
}

function settledKind(advice: Advice): 'paid' | 'refunded' | undefined {
  if (!isSettled(advice)) return undefined;
  const direction = directionOf(advice);
  return direction && (direction === 'credit' ? 'refunded' : 'paid');
}

/** The platform's days of a year, `YYYY`: the current one ends today. */
export function daysOfYear(year: string, now: number): DateRange {
  return untilToday({ start: `${year}-01-01`, end: `${year}-12-31` }, now);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);
}

/** The years to choose from, the current one first. */
export function summaryYears(now: number): string[] {
  const current = Number(formatDate(now).slice(0, 'yyyy'.length));
  return Array.from({ length: 5 }, (_, ago) => String(current - ago));
}

/** The year in the address, or else the current one. */
export function readYear(requested: string | null, now: number): string {
  const years = summaryYears(now);
  return years.find((year) => year === requested) ?? years[0] ?? '';
}

/** What a year's summary shows. */
export interface YearData {
  payments: Payment[];
  /** The positions at the end of the range. */
  held: readonly BalanceEntry[];
  /** False if the API says nothing of them, not even their number. */
  heldKnown: boolean;
  /** What was committed and not settled at the end of the range: neither shares nor refunded. */
  unsettled: readonly WireMoney[];
  /** What was held, or committed and not settled, when the range began; null if the API does not say what was held. */
  broughtForward: readonly WireMoney[] | null;
  /** The number of commitments that could not be read, and may have payments. */
  unreadable: number;
  /** Epoch ms. */
  readAt: number;
}

/** Loads all pages of all commitments: a summary must be complete (decision 42). */
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
      const heldBeforeKnown = beginningShares !== null || beginningBalanceList.length > 0;
      const unsettledBefore = unsettledOn(dayBefore(start), commitments.rows);
      return {
        payments: paymentsWithin(commitments.rows, range),
        held: endingBalanceList,
        heldKnown: endingShares !== null || endingBalanceList.length > 0,
        unsettled: unsettledOn(end, commitments.rows),
        broughtForward: heldBeforeKnown ? [...beginningBalanceList, ...unsettledBefore] : null,
        unreadable: commitments.unreadable,
        readAt: serverNow(),
      };
    },
  );
}
