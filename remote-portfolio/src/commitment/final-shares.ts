import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { counted } from '../parts/count';

type Calibrated = Pick<
  Commitment,
  | 'commitmentAmount'
  | 'commitmentShares'
  | 'calibratedAmount'
  | 'calibratedShares'
  | 'commitmentCurrencyCode'
>;

/**
 * Why the final shares and amount are what they are, in plain words: a sentence on the shares and, where
 * money came back, one on that. Empty until both figures are known.
 */
export function explainFinalShares(commitment: Calibrated): string[] {
  const { commitmentShares: wanted, calibratedShares: given } = commitment;
  const asked = toCentavos(commitment.commitmentAmount);
  const final = toCentavos(commitment.calibratedAmount);
  if (given === null || asked === null || final === null) return [];
  const money = moneySentence(commitment, asked, final);
  return [sharesSentence(wanted, given), ...(money ? [money] : [])];
}

function sharesSentence(wanted: number | null, given: number): string {
  if (!wanted) return `You received ${counted(given, 'share')}.`;
  if (given === wanted) return `You received all ${counted(given, 'share')} you asked for.`;
  const outcome = `You asked for ${counted(wanted, 'share')} and received ${counted(given, 'share', 'shares')}.`;
  return given > wanted
    ? outcome
    : `${outcome} When investors ask for more shares than a campaign offers, everyone receives the same part of what they asked for, in whole shares.`;
}

function moneySentence(
  { commitmentAmount, calibratedAmount, commitmentCurrencyCode, ...shares }: Calibrated,
  asked: Centavos,
  final: Centavos,
): string | undefined {
  if (final >= asked) return undefined;
  const currency = commitmentCurrencyCode;
  const back = formatMoney(formatCentavos((asked - final) as Centavos), currency);
  const rounding = shares.commitmentShares === shares.calibratedShares;
  const cost = formatMoney(calibratedAmount, currency);
  return rounding
    ? `Shares are sold whole: they cost ${cost} of your ${formatMoney(commitmentAmount, currency)}, and ${back} went back to your wallet.`
    : `They cost ${cost}; the other ${back} of your commitment went back to your wallet.`;
}
