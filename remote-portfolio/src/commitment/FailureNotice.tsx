import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { WriteFailure } from '@investor-portal/shared/partner-api/settle-write';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { actionMessages } from './action-messages';

interface FailureNoticeProps {
  action: CommitmentAction;
  commitment: Commitment;
  failure: WriteFailure;
  /** Checks an unconfirmed change again; absent where the action itself is beside the notice. */
  onCheck?: () => void;
  busy?: boolean;
}

/**
 * Says beside an action why it failed, until something changes. It leads with the toast's sentence, which screen readers have
 * announced (spec §8), and announces only what the toast does not say (decision 26).
 */
export function FailureNotice({ action, commitment, failure, onCheck, busy }: FailureNoticeProps) {
  const messages = actionMessages(action, commitment);
  if (failure.kind === 'refused')
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
