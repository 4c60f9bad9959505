import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { currencyOf } from '../components/totals';
import { hasCredits, refundSentences } from './refund';

type Calibrated = Pick<
  Commitment,
  | 'commitmentAmount'
  | 'commitmentShares'
  | 'calibratedAmount'
  | 'calibratedShares'
  | 'commitmentCurrencyCode'
  | 'actualConvertedCurrencyCode'
  | 'commitmentDebitCreditAdvises'
>;

/**
 * Explains the final shares and amount: a sentence about the shares and, if they cost less than was committed, about
 * the refund. Empty until both figures are known.
 */
export function explainFinalShares(commitment: Calibrated): string[] {
  const { commitmentShares: requested, calibratedShares: received } = commitment;
  const committed = toCentavos(commitment.commitmentAmount);
  const final = toCentavos(commitment.calibratedAmount);
  if (received === null || committed === null || final === null) return [];
  return [sharesSentence(requested, received), ...moneySentences(commitment, committed, final)];
}

function sharesSentence(requested: number | null, received: number): string {
  if (!requested) return `You received ${countOf(received, 'share')}.`;
  if (received === requested)
    return `You received all ${countOf(received, 'share')} you asked for.`;
  const outcome = `You asked for ${countOf(requested, 'share')} and received ${countOf(received, 'share', 'shares')}.`;
  return received > requested
    ? outcome
    : `${outcome} When investors ask for more shares than a campaign offers, everyone receives the same proportion of what they asked for, in whole shares.`;
}

function moneySentences(commitment: Calibrated, committed: Centavos, final: Centavos): string[] {
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  const { actualConvertedCurrencyCode: converted } = commitment;
  // Amounts in different currencies cannot be subtracted.
  if (final >= committed || (converted && currencyOf(converted) !== currency)) return [];
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  const rounding = commitment.commitmentShares === commitment.calibratedShares;
  const cost = `${rounding ? 'You can only receive whole shares. They' : 'They'} cost ${money(final)} of your ${money(committed)}.`;
  const back = (committed - final) as Centavos;
  return hasCredits(commitment)
    ? [cost, ...refundSentences(commitment, back, 'due to you')]
    : [cost, `No refund of the remaining ${money(back)} is on record yet.`];
}
