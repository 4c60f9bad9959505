import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { counted } from '../components/count';

/** What the menu and the confirmation dialog say about an action. */
export interface ActionMessages {
  /** The entry of the menu, and the name of the dialog's main button. */
  label: string;
  question: string;
  /** What will happen, in money and shares. */
  consequence: string;
  /** What cannot be done afterwards. */
  finality: string;
  /** The button that changes nothing. */
  keep: string;
  /** The server did not say whether it was done. */
  unconfirmed: string;
}

type Subject = Pick<
  Commitment,
  'commitmentAmount' | 'commitmentCurrencyCode' | 'commitmentShares' | 'commitmentStatusCode'
>;

/** Of a change that is found done: its answer was lost, or it was done elsewhere. */
export const doneMessages: Record<CommitmentAction, string> = {
  cancel: 'The commitment is cancelled.',
  reconfirm: 'The commitment is reconfirmed.',
};

export function actionMessages(action: CommitmentAction, commitment: Subject): ActionMessages {
  return action === 'cancel' ? cancelling(commitment) : reconfirming(commitment);
}

function cancelling(commitment: Subject): ActionMessages {
  const shares = sharesOf(commitment);
  return {
    label: 'Cancel commitment',
    question: 'Cancel this commitment?',
    consequence: `${amountOf(commitment)} goes back to your wallet${
      shares ? `, and you give up its ${shares}` : ''
    }.`,
    finality: 'This cannot be undone. While the campaign is open you can commit again.',
    keep: 'Keep commitment',
    unconfirmed: 'We couldn’t confirm the cancellation',
  };
}

function reconfirming(commitment: Subject): ActionMessages {
  const shares = sharesOf(commitment);
  return {
    label: 'Reconfirm commitment',
    question: 'Reconfirm this commitment?',
    consequence: `Your ${amountOf(commitment)} stays committed under the changed terms${
      shares ? `, for ${shares}` : ''
    }.`,
    finality: 'Afterwards the commitment can no longer be cancelled.',
    keep: 'Not now',
    unconfirmed: 'We couldn’t confirm the reconfirmation',
  };
}

function amountOf({ commitmentAmount, commitmentCurrencyCode }: Subject): string {
  return formatMoney(commitmentAmount, commitmentCurrencyCode);
}

// The API may count shares only when the campaign closes: 0 promises nothing.
function sharesOf({ commitmentShares }: Subject): string | undefined {
  return commitmentShares ? counted(commitmentShares, 'share') : undefined;
}
