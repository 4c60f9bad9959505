import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';
import { counted } from '../components/count';
import { explainFinalShares } from './final-shares';
import { refundSentences } from './refund';
import type { TimelineStep } from './timeline';

export interface StepWords {
  title: string;
  sentences: string[];
}

type Told = (commitment: Commitment, step: TimelineStep) => StepWords;

const words: Record<TimelineStep['name'], Told> = {
  committed: (commitment, { state }) => ({
    title: 'Committed',
    sentences: [pledge(commitment), ...(state === 'now' ? ['It waits for approval.'] : [])],
  }),
  reconfirm: (_, { state, date }) =>
    state === 'now'
      ? {
          title: 'Reconfirm the changed terms',
          sentences: [
            `Without your answer the commitment is cancelled${date ? ' at this moment' : ''}.`,
          ],
        }
      : { title: 'Reconfirmed', sentences: ['You accepted the changed terms.'] },
  closed: (_, { state }) =>
    state === 'done'
      ? { title: 'Campaign closed', sentences: [] }
      : {
          title: 'Campaign closes',
          sentences: ['An issuer may close earlier or later; you are told when that happens.'],
        },
  calibrated: (commitment, { state }) =>
    state === 'done'
      ? { title: 'Final shares', sentences: explainFinalShares(commitment) }
      : {
          title: 'Final shares are calculated',
          sentences: [
            'If investors ask for more shares than are offered, everyone receives the same part, and what is not needed goes back to your wallet.',
          ],
        },
  memo: (_, { state }) =>
    state === 'done'
      ? { title: 'Stock memo issued', sentences: [] }
      : { title: 'Stock memo', sentences: ['It records the shares you own.'] },
  cancelled: (commitment) => ({
    title: 'Commitment cancelled',
    sentences: refund(commitment),
  }),
  terminated: (commitment) => ({
    title: 'Campaign terminated',
    sentences: ['The campaign did not go through.', ...refund(commitment)],
  }),
};

/** What a station of the timeline is called and what it means, in plain words. */
export function stepWords(commitment: Commitment, step: TimelineStep): StepWords {
  return words[step.name](commitment, step);
}

function pledge({ commitmentShares, materialChanges, ...commitment }: Commitment): string {
  // Under changed terms the shares are those of now; of how many there were at first the wire tells nothing.
  const asCommitted = materialChanges.length === 0 && commitmentShares;
  const shares = asCommitted ? ` for ${counted(asCommitted, 'share')}` : '';
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
