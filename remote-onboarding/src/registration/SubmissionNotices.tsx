import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SupportContact } from '../support/SupportContact';
import type { SubmissionState } from './use-submission';

interface SubmissionNoticesProps {
  /** The id of the element around them, by which the button that they belong to is described. */
  id: string;
  state: SubmissionState;
  /** Why the last submission did not succeed, in the server's words; '' once they no longer apply. */
  reason: string;
  onCheck: () => Promise<void>;
}

/**
 * What became of the last submission, and what to do now. Under the buttons, which stay where they are. Each leads with the
 * sentence of the toast, which has announced it: only what follows from it is a live region (decision 26).
 */
export function SubmissionNotices({ id, state, reason, onCheck }: SubmissionNoticesProps) {
  if (state === 'refused' && reason)
    return (
      <div id={id} ref={reveal}>
        <Notice tone="danger" title={reason}>
          <p>
            Your registration wasn’t accepted. Your answers are still here. Submit again, or contact{' '}
            <SupportContact />.
          </p>
        </Notice>
      </div>
    );
  if (state !== 'unreadable' && state !== 'unconfirmed') return null;
  const unreadable = state === 'unreadable';
  return (
    <div id={id} ref={reveal}>
      <Notice tone="warning" title={reason}>
        <div role="alert">
          <p>
            <strong>
              {unreadable
                ? 'We couldn’t check whether we received your registration'
                : 'We couldn’t confirm your registration'}
            </strong>
          </p>
          <p>
            {unreadable
              ? 'Check again before you resubmit. Everything you entered is still here.'
              : 'Your details don’t show it yet. Check again or resubmit. Your answers are still here.'}
          </p>
        </div>
        {unreadable ? null : (
          <Button variant="secondary" onClick={() => void onCheck()}>
            Check again
          </Button>
        )}
      </Notice>
    </div>
  );
}

/** On a phone the buttons are at the end of the screen, and a notice under them is out of view. */
function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
