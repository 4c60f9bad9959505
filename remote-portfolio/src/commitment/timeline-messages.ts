import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { amountOr, isConverted } from '@investor-portal/shared/rules/commitment-currency';
import {
  type Centavos,
  currencyOf,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import {
  fewerSharesReason,
  oversubscriptionSentences,
  unlessReconfirmed,
} from '@investor-portal/shared/rules/words';
import { hasCredits, refundOfAmount, refundSentences } from './refund';
import type { TimelineStep } from './timeline-steps';

/** Return the title of a step, then its sentences. */
const messages: Record<
  TimelineStep['name'],
  (commitment: Commitment, step: TimelineStep) => [title: string, ...sentences: string[]]
> = {
  committed: (commitment, { state }) => [
    'Committed',
    amountSentence(commitment),
    ...(state === 'current' ? ['Waiting to be confirmed.'] : []),
  ],
  reconfirm: (_, { state, date }) =>
    state === 'current'
      ? [
          'Reconfirm the changed terms',
          unlessReconfirmed('the commitment', { by: date ? ' by then' : '' }),
        ]
      : ['Reconfirmed', 'You accepted the changed terms.'],
  'not reconfirmed': () => ['Time to reconfirm is over', 'You can no longer reconfirm.'],
  locked: () => [
    'Cancelling ends',
    'Until then you can cancel. After that the commitment is locked in.',
  ],
  closed: (_, { state }) =>
    state === 'done'
      ? ['Campaign closed']
      : ['Campaign closes', 'An issuer may close earlier or later.'],
  calibrated: (commitment, { state }) =>
    state === 'done'
      ? ['Final shares', ...explainFinalShares(commitment)]
      : ['Final shares are calculated', ...oversubscriptionSentences(null)],
  memo: (_, { state }) =>
    state === 'done' ? ['Stock memo issued'] : ['Stock memo', 'It will record the shares you own.'],
  cancelled: (commitment) => ['Commitment cancelled', ...refundOfAmount(commitment)],
  terminated: (commitment) => [
    'Campaign terminated',
    'The campaign did not go through.',
    ...refundOfAmount(commitment),
  ],
};

export function stepMessages(commitment: Commitment, step: TimelineStep) {
  const [title, ...sentences] = messages[step.name](commitment, step);
  return { title, sentences };
}

function amountSentence({ commitmentShares, materialChanges, ...commitment }: Commitment): string {
  // After a change of terms, the API sends the number of shares under the new terms. The original number is unknown.
  const originalShares = materialChanges.length === 0 && commitmentShares;
  const shares = originalShares ? ` for ${countOf(originalShares, 'share')}` : '';
  return `${amountOr('An unknown amount', commitment)}${shares}.`;
}

/** Explains the final shares and any refund. Returns nothing until both figures are known. */
export function explainFinalShares(commitment: Commitment): string[] {
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
  return received > requested ? outcome : outcome + fewerSharesReason();
}

function moneySentences(commitment: Commitment, committed: Centavos, final: Centavos): string[] {
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  if (final >= committed || isConverted(commitment)) return [];
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  const rounding = commitment.commitmentShares === commitment.calibratedShares;
  const cost = `${rounding ? 'You can only receive whole shares. They' : 'They'} cost ${money(final)} of your ${money(committed)}.`;
  const back = (committed - final) as Centavos;
  return hasCredits(commitment)
    ? [cost, ...refundSentences(commitment, back, 'due to you')]
    : [cost, `No refund of the remaining ${money(back)} is on record yet.`];
}
