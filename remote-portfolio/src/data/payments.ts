import type { Advice, Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { type DateRange, isWithin } from './day-range';

export interface Payment {
  date: string;
  issuer: string;
  commitmentCode: string;
  to: string;
  type: string;
  status: string;
  direction: 'debit' | 'credit' | undefined;
  settled: boolean;
  reference: string;
  /** Without its sign if there is a direction, because an API may send debits as negative amounts. */
  amount: number | null;
  currencyCode: string;
}

export function paymentsOf(commitments: readonly Commitment[]): Payment[] {
  const payments = commitments.flatMap((commitment) =>
    commitment.commitmentDebitCreditAdvises.map((advice) => {
      const { amount } = advice;
      const direction = directionOf(advice);
      return {
        date: advice.createdOn,
        issuer: commitment.nameOfIssuer || commitment.campaignCode || commitment.commitmentCode,
        commitmentCode: commitment.commitmentCode,
        to: paths.commitment(commitment.guid, commitment.campaignGuid),
        type: advice.transactionType.name,
        status: advice.status.name,
        direction,
        settled: isSettled(advice),
        reference: advice.referenceNumber ?? '',
        amount: amount && direction ? Math.abs(amount) : amount,
        currencyCode: adviceCurrencyOf(advice, commitment),
      };
    }),
  );
  return payments.sort((a, b) => (parseInstant(b.date) ?? 0) - (parseInstant(a.date) ?? 0));
}

/** Returns the payments in a range of the platform's days, and the number of payments whose date cannot be read. */
export function paymentsWithin(commitments: readonly Commitment[], range: DateRange) {
  const all = paymentsOf(commitments);
  return {
    rows: all.filter(({ date }) => isWithin(date, range)),
    undated: all.filter(({ date }) => parseInstant(date) === null).length,
  };
}

/** Returns undefined for a transaction type that is neither a debit nor a credit, or that takes one of them back. */
function directionOf({ transactionType }: Advice): 'debit' | 'credit' | undefined {
  // 'Debit Reversal' may mean the debit that is reversed, or the money that comes back.
  if (/revers|void|charge-?back/i.test(transactionType.name)) return undefined;
  // 'Credit Card Payment' does not say that money came back.
  const name = transactionType.name.replace(/(?:credit|debit)[\s-]*card/i, '');
  if (/credit|refund/i.test(name)) return 'credit';
  return /debit/i.test(name) ? 'debit' : undefined;
}

/** Whether the money has moved. A green status (spec §4) does not say so: an accepted refund may not have arrived yet. */
function isSettled({ status }: Advice): boolean {
  return /^\s*(?:completed?|success(?:ful)?|settled|credited|debited|posted|paid)\s*$/i.test(
    status.name,
  );
}
