import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { explainFinalShares } from './final-shares';
import { refundSentences } from './refund';
import type { TimelineStep } from './timeline';

export interface StepMessages {
  title: string;
  sentences: string[];
}

type MessagesOf = (commitment: Commitment, step: TimelineStep) => StepMessages;

const messages: Record<TimelineStep['name'], MessagesOf> = {
  committed: (commitment, { state }) => ({
    title: 'Committed',
    sentences: [pledge(commitment), ...(state === 'current' ? ['Waiting for approval.'] : [])],
  }),
  reconfirm: (_, { state, date }) =>
    state === 'current'
      ? {
          title: 'Reconfirm the changed terms',
          sentences: [
            `If you don’t reconfirm${date ? ' by then' : ''}, the commitment will be cancelled.`,
          ],
        }
      : { title: 'Reconfirmed', sentences: ['You accepted the changed terms.'] },
  locked: () => ({
    title: 'Cancelling ends',
    sentences: ['Until then you can cancel. After that the commitment is locked in.'],
  }),
  closed: (_, { state }) =>
    state === 'done'
      ? { title: 'Campaign closed', sentences: [] }
      : {
          title: 'Campaign closes',
          sentences: ['An issuer may close earlier or later.'],
        },
  calibrated: (commitment, { state }) =>
    state === 'done'
      ? { title: 'Final shares', sentences: explainFinalShares(commitment) }
      : {
          title: 'Final shares are calculated',
          sentences: [
            'If investors ask for more shares than are offered, everyone receives the same proportion, and the rest of your money goes back to your wallet.',
          ],
        },
  memo: (_, { state }) =>
    state === 'done'
      ? { title: 'Stock memo issued', sentences: [] }
      : { title: 'Stock memo', sentences: ['It will record the shares you own.'] },
  cancelled: (commitment) => ({
    title: 'Commitment cancelled',
    sentences: refund(commitment),
  }),
  terminated: (commitment) => ({
    title: 'Campaign terminated',
    sentences: ['The campaign did not go through.', ...refund(commitment)],
  }),
};

/** The title and explanation of a step in the timeline. */
export function stepMessages(commitment: Commitment, step: TimelineStep): StepMessages {
  return messages[step.name](commitment, step);
}

function pledge({ commitmentShares, materialChanges, ...commitment }: Commitment): string {
  // After a change of terms, the shares are those under the new terms; the wire does not keep the original number.
  const originalShares = materialChanges.length === 0 && commitmentShares;
  const shares = originalShares ? ` for ${countOf(originalShares, 'share')}` : '';
  return `${amountOf(commitment)}${shares}.`;
}

function refund(commitment: Commitment): string[] {
  return refundSentences(commitment, toCentavos(commitment.commitmentAmount), 'you committed');
}

function amountOf(
  commitment: Pick<Commitment, 'commitmentAmount' | 'commitmentCurrencyCode'>,
): string {
  return formatMoney(commitment.commitmentAmount, commitment.commitmentCurrencyCode);
}
