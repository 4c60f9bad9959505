import type { Advice, Commitment } from '../partner-api/contract/commitment';
import { currencyOf } from './money';

type Currencies = Pick<Commitment, 'commitmentCurrencyCode' | 'actualConvertedCurrencyCode'>;

/** The currency of a debit or credit. The API may send it only with the commitment. */
export function adviceCurrencyOf(
  { currencyCode }: Pick<Advice, 'currencyCode'>,
  { commitmentCurrencyCode }: Pick<Commitment, 'commitmentCurrencyCode'>,
): string {
  return currencyOf(currencyCode || commitmentCurrencyCode);
}

/** The currency of `calibratedAmount`. */
export function finalCurrencyOf(commitment: Currencies): string {
  const { commitmentCurrencyCode, actualConvertedCurrencyCode } = commitment;
  return currencyOf(actualConvertedCurrencyCode || commitmentCurrencyCode);
}

/** Whether the final amount is in another currency than the committed amount, so that they cannot be compared. */
export function isConverted(commitment: Currencies): boolean {
  return finalCurrencyOf(commitment) !== currencyOf(commitment.commitmentCurrencyCode);
}
