import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { counted } from '../components/count';
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
 * Why the final shares and amount are what they are, in plain words: a sentence on the shares and, where they cost
 * less than was committed, on what came back. Empty until both figures are known.
 */
export function explainFinalShares(commitment: Calibrated): string[] {
  const { commitmentShares: wanted, calibratedShares: given } = commitment;
  const asked = toCentavos(commitment.commitmentAmount);
  const final = toCentavos(commitment.calibratedAmount);
  if (given === null || asked === null || final === null) return [];
  return [sharesSentence(wanted, given), ...moneySentences(commitment, asked, final)];
}

function sharesSentence(wanted: number | null, given: number): string {
  if (!wanted) return `You received ${counted(given, 'share')}.`;
  if (given === wanted) return `You received all ${counted(given, 'share')} you asked for.`;
  const outcome = `You asked for ${counted(wanted, 'share')} and received ${counted(given, 'share', 'shares')}.`;
  return given > wanted
    ? outcome
    : `${outcome} When investors ask for more shares than a campaign offers, everyone receives the same part of what they asked for, in whole shares.`;
}

function moneySentences(commitment: Calibrated, asked: Centavos, final: Centavos): string[] {
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  const { actualConvertedCurrencyCode: converted } = commitment;
  // Amounts of two currencies have no difference.
  if (final >= asked || (converted && currencyOf(converted) !== currency)) return [];
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  const rounding = commitment.commitmentShares === commitment.calibratedShares;
  const cost = `${rounding ? 'Shares are sold whole: they' : 'They'} cost ${money(final)} of your ${money(asked)}.`;
  const back = (asked - final) as Centavos;
  return hasCredits(commitment)
    ? [cost, ...refundSentences(commitment, back, 'due to you')]
    : [cost, `No refund of the other ${money(back)} is on record yet.`];
}
