import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { actionMessages } from './action-messages';

/** What came of an attempt that did not succeed. */
export interface ActionFailure {
  /** In the server's words. */
  message: string;
  /** The server did not say whether it was done (readings W16). */
  unconfirmed: boolean;
}

interface FailureNoticeProps {
  action: CommitmentAction;
  commitment: Commitment;
  failure: ActionFailure;
  /** Checks an unconfirmed change again; where it cannot, the action itself is beside this. */
  onCheck?: () => void;
  busy?: boolean;
}

/**
 * Beside an action: why it failed, until something changes. It leads with the sentence of the toast, which has said it aloud
 * (spec §8), so that this is not announced again; only what the toast does not say is (decision 36).
 */
export function FailureNotice({ action, commitment, failure, onCheck, busy }: FailureNoticeProps) {
  const messages = actionMessages(action, commitment);
  if (!failure.unconfirmed)
    return (
      <Notice tone="danger" title={failure.message}>
        {messages.refused}. It is unchanged.
      </Notice>
    );
  return (
    <Notice tone="warning" title={failure.message}>
      <div role={onCheck && 'alert'}>
        <p>
          <strong>{messages.unconfirmed}</strong>
        </p>
        <p>Your commitment doesn’t show it yet. Check again before you try again.</p>
      </div>
      {onCheck ? (
        <Button variant="secondary" disabled={busy ?? false} onClick={onCheck}>
          Check again
        </Button>
      ) : null}
    </Notice>
  );
}
