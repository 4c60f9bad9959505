import { currencyOf, formatMoney } from './money';

export interface CommitmentCurrencies {
  commitmentCurrencyCode: string;
  actualConvertedCurrencyCode: string;
}

/** The currency of a debit or credit. The API may send it only with the commitment. */
export function adviceCurrencyOf(
  { currencyCode }: { currencyCode: string },
  { commitmentCurrencyCode }: Pick<CommitmentCurrencies, 'commitmentCurrencyCode'>,
): string {
  return currencyOf(currencyCode || commitmentCurrencyCode);
}

/** The currency of `calibratedAmount`. */
export function finalCurrencyOf(commitment: CommitmentCurrencies): string {
  const { commitmentCurrencyCode, actualConvertedCurrencyCode } = commitment;
  return currencyOf(actualConvertedCurrencyCode || commitmentCurrencyCode);
}

/** Whether the final amount is in another currency than the committed amount, so that they cannot be compared. */
export function isConverted(commitment: CommitmentCurrencies): boolean {
  return finalCurrencyOf(commitment) !== currencyOf(commitment.commitmentCurrencyCode);
}

/** `words` stand in a sentence for an amount that the API does not send. */
export function amountOr(
  words: string,
  commitment: { commitmentAmount: number | null; commitmentCurrencyCode: string },
): string {
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  return amount === '--' ? words : amount;
}
