import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { formatMoney } from '@investor-portal/shared/rules/money';

type Committed = Pick<Commitment, 'commitmentAmount' | 'commitmentCurrencyCode'>;

/** Returns the committed amount for a sentence, or words for it if the API does not send it. */
export function amountOr(words: string, commitment: Committed): string {
  const amount = formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
  return amount === '--' ? words : amount;
}
