import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { submitBlockerMessage, type SubmitBlockerContext } from './submit-blocker-messages';
import type { SubmitBlocker } from './use-submit';

interface SubmitBlockerNoticeProps extends SubmitBlockerContext {
  blocker: SubmitBlocker;
  /** Looks for an unresolved commitment again. Sends nothing. */
  onCheck: () => void;
}

/** Tells why Submit did not commit, and what the investor can do. */
export function SubmitBlockerNotice({ blocker, onCheck, ...context }: SubmitBlockerNoticeProps) {
  const { tone, title, body } = submitBlockerMessage(blocker, context);
  const unresolved = blocker.kind === 'unconfirmed' || blocker.kind === 'unreadable';
  const check = unresolved ? (
    <div>
      <Button variant="secondary" onClick={onCheck}>
        Check again
      </Button>
    </div>
  ) : null;
  const reason = 'message' in blocker ? blocker.message : undefined;
  if (reason === undefined)
    return (
      <Notice tone={tone} live title={title}>
        {body}
        {check}
      </Notice>
    );
  // The toast has announced the server's sentence and that it failed: only what follows from it is new.
  return (
    <Notice tone={tone} title={reason}>
      <div role={unresolved ? 'alert' : undefined}>
        <p>{unresolved ? <strong>{title}</strong> : title}</p>
        {body}
      </div>
      {check}
    </Notice>
  );
}
