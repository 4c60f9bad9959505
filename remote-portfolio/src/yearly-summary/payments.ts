import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { reportDayOf } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { DateRange } from '../account-activity/default-range';
import { isCredit, isDebit, isSettled } from '../commitment/advices';

/** A payment for a commitment, or a refund of it, that went through. */
export interface Payment {
  guid: string;
  kind: 'paid' | 'refunded';
  date: string;
  issuer: string;
  commitmentCode: string;
  reference: string;
  amount: number | null;
  currencyCode: string;
}

/**
 * The payments and refunds that went through between two report days, both inclusive, the oldest first (decision 43). From
 * commitments of any year, because a refund may come later than its payment.
 */
export function paymentsWithin(
  commitments: readonly Commitment[],
  { start, end }: DateRange,
): Payment[] {
  const payments = commitments.flatMap((commitment) =>
    commitment.commitmentDebitCreditAdvises.flatMap((advice, index): Payment[] => {
      const day = reportDayOf(advice.createdOn);
      const kind = isCredit(advice) ? 'refunded' : isDebit(advice) ? 'paid' : undefined;
      if (!kind || !isSettled(advice) || day === null || day < start || day > end) return [];
      return [
        {
          guid: `${commitment.guid} ${advice.guid || index}`,
          kind,
          date: advice.createdOn,
          issuer: commitment.nameOfIssuer,
          commitmentCode: commitment.commitmentCode,
          reference: advice.referenceNumber ?? '',
          amount: advice.amount,
          currencyCode: advice.currencyCode || commitment.commitmentCurrencyCode,
        },
      ];
    }),
  );
  return payments.sort((a, b) => (parseInstant(a.date) ?? 0) - (parseInstant(b.date) ?? 0));
}

/** The report days of a year, `YYYY`: the current one ends today (UTC, as all reports). */
export function daysOfYear(year: string, now: number): DateRange {
  const today = new Date(now).toISOString().slice(0, 'yyyy-MM-dd'.length);
  const end = `${year}-12-31`;
  return { start: `${year}-01-01`, end: end < today ? end : today };
}

/** The years to choose from, the current one first. */
export function summaryYears(now: number): string[] {
  const current = new Date(now).getUTCFullYear();
  return Array.from({ length: 5 }, (_, ago) => String(current - ago));
}

/** The year in the address, or else the current one. */
export function readYear(requested: string | null, now: number): string {
  const years = summaryYears(now);
  return years.find((year) => year === requested) ?? years[0] ?? '';
}
