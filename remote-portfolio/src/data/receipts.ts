import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { type Direction, directionOf, isSettled } from './advice';
import { type DateRange, isWithin } from './day-range';

export interface Receipt {
  key: string;
  date: string;
  issuer: string;
  commitmentCode: string;
  to: string;
  type: string;
  status: string;
  direction: Direction | undefined;
  settled: boolean;
  reference: string;
  amount: number | null;
  currencyCode: string;
}

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
      currencyCode: adviceCurrencyOf(advice, commitment),
    })),
  );
  return receipts.sort((a, b) => (parseInstant(b.date) ?? 0) - (parseInstant(a.date) ?? 0));
}

/** Returns the receipts in a range of the platform's days, and the number of receipts whose date cannot be read. */
export function receiptsWithin(commitments: readonly Commitment[], range: DateRange) {
  const all = receiptsOf(commitments);
  return {
    receipts: all.filter(({ date }) => isWithin(date, range)),
    undated: all.filter(({ date }) => parseInstant(date) === null).length,
  };
}
