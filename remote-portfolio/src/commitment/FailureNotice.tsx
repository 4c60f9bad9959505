import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { ActionBody } from '../components/Sections';
import { actionMessages, unknownMessages } from './action-messages';
import type { ChangeFailure } from './use-change-status';

interface FailureNoticeProps {
  action: CommitmentAction;
  commitment: Commitment;
  failure: ChangeFailure;
  /** Checks the outcome again. Absent if that button is beside the notice. */
  onCheck?: () => void;
  onAsk?: (() => void) | undefined;
  busy?: boolean;
}

/** Says why an action was refused, which the toast has announced, or that its outcome is unknown (decision 26). */
export function FailureNotice(props: FailureNoticeProps) {
  const { action, commitment, failure, onCheck, onAsk, busy = false } = props;
  const messages = actionMessages(action, commitment);
  if (failure.kind === 'refused')
    return (
      <Notice tone="danger" title={messages.refused}>
        <ServerReason>{failure.message}</ServerReason>
      </Notice>
    );
  return (
    <Notice tone="warning" live title={unknownMessages[action]}>
      <ServerAnswer>{failure.serverMessage}</ServerAnswer>
      <ActionBody
        text={
          failure.kind === 'unreadable'
            ? 'We couldn’t load the commitment. Check your connection, then check again.'
            : 'The commitment doesn’t show it so far, but it may still happen.'
        }
        action={
          onCheck ? (
            <Cluster $gap={2}>
              <Button size="sm" busy={busy} onClick={onCheck}>
                Check again
              </Button>
              {onAsk && failure.checked ? (
                <Button variant="secondary" size="sm" onClick={onAsk}>
                  {messages.label}
                </Button>
              ) : null}
            </Cluster>
          ) : null
        }
      />
    </Notice>
  );
}
