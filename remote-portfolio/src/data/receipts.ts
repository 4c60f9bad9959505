import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { type Direction, directionOf, isSettled } from './advice';
import { type DateRange, isWithin } from './day-range';

/** A payment or refund on record, whatever its status. */
export interface Receipt {
  key: string;
  date: string;
  issuer: string;
  commitmentCode: string;
  /** The address of the commitment. */
  to: string;
  type: string;
  status: string;
  /** Undefined for a type that is neither a debit nor a credit. */
  direction: Direction | undefined;
  /** Whether the money has moved. */
  settled: boolean;
  reference: string;
  amount: number | null;
  currencyCode: string;
}

/** Every debit and credit of all commitments, the latest first. */
export function receiptsOf(commitments: readonly Commitment[]): Receipt[] {
  const receipts = commitments.flatMap((commitment) =>
    commitment.commitmentDebitCreditAdvises.map((advice, index) => ({
      key: `${commitment.guid} ${advice.guid || index}`,
      date: advice.createdOn,
      issuer: commitment.nameOfIssuer || commitment.campaignCode,
      commitmentCode: commitment.commitmentCode,
      to: paths.commitment(commitment.guid, commitment.campaignGuid),
      type: advice.transactionType.name,
      status: advice.status.name && statusLabel(advice.status.name),
      direction: directionOf(advice),
      settled: isSettled(advice),
      reference: advice.referenceNumber ?? '',
      amount: advice.amount,
      currencyCode: advice.currencyCode || commitment.commitmentCurrencyCode,
    })),
  );
  return receipts.sort((a, b) => (parseInstant(b.date) ?? 0) - (parseInstant(a.date) ?? 0));
}

/** Those of a range of the platform's days, the latest first, and how many cannot be placed in any. */
export function receiptsWithin(commitments: readonly Commitment[], range: DateRange) {
  const all = receiptsOf(commitments);
  return {
    receipts: all.filter(({ date }) => isWithin(date, range)),
    undated: all.filter(({ date }) => parseInstant(date) === null).length,
  };
}
