import { amountOr } from '@investor-portal/shared/rules/commitment-currency';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { afterCancelling } from '@investor-portal/shared/rules/words';
import { sharesChange, type CommitmentTerms } from './material-changes';

/** Shown when a change turns out to be done already. Its response was lost, or it was made on another device. */
export const doneMessages: Record<CommitmentAction, string> = {
  cancel: 'The commitment is cancelled.',
  reconfirm: 'The commitment is reconfirmed.',
};

/** The title of an unknown outcome. The toast uses the same text when the investor has left the screen. */
export const unknownMessages: Record<CommitmentAction, string> = {
  cancel: 'We don’t know yet whether your commitment was cancelled',
  reconfirm: 'We don’t know yet whether your commitment was reconfirmed',
};

export function actionMessages(action: CommitmentAction, commitment: CommitmentTerms) {
  return action === 'cancel' ? cancelling(commitment) : reconfirming(commitment);
}

function cancelling(commitment: CommitmentTerms) {
  const shares = sharesOf(commitment);
  return {
    // The menu item and the dialog's main button have this label.
    label: 'Cancel commitment',
    question: 'Cancel this commitment?',
    consequence: `${amountOr('The amount', commitment)} ${afterCancelling()}${shares ? `, and you give up its ${shares}` : ''}.`,
    finality: 'This can’t be undone. You can commit again while the campaign is open.',
    dismiss: 'Keep commitment',
    inFlight: 'Cancelling this commitment…',
    refused: 'This commitment wasn’t cancelled',
  };
}

function reconfirming(commitment: CommitmentTerms): ReturnType<typeof cancelling> {
  const shares = sharesOf(commitment);
  const before = sharesChange(commitment)?.before;
  return {
    label: 'Reconfirm commitment',
    question: 'Reconfirm this commitment?',
    consequence: `Your ${amountOr('amount', commitment)} stays committed under the changed terms${
      shares ? `, for ${shares}${before ? ` instead of ${formatCount(before)}` : ''}` : ''
    }.`,
    finality: 'Once you reconfirm, you can’t cancel this commitment.',
    dismiss: 'Not now',
    inFlight: 'Reconfirming this commitment…',
    refused: 'This commitment wasn’t reconfirmed',
  };
}

function sharesOf({ commitmentShares }: CommitmentTerms): string | undefined {
  return commitmentShares ? countOf(commitmentShares, 'share') : undefined;
}
