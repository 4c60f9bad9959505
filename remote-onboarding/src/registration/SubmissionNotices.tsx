import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { SupportContact } from '../support/SupportContact';
import type { SubmissionState } from './use-submission';

interface SubmissionNoticesProps {
  /** Of the element around them, for the button that they belong to. */
  id: string;
  state: SubmissionState;
  /** The server's sentence about a refused submission, '' without one. */
  failure: string;
  onCheck: () => Promise<void>;
}

/** What became of the last submission, and what to do now. Under the buttons, which stay where they are. */
export function SubmissionNotices({ id, state, failure, onCheck }: SubmissionNoticesProps) {
  if (state === 'failed' && failure)
    return (
      // The toast has announced it.
      <div id={id} ref={reveal}>
        <Notice tone="danger" title="Your registration wasn’t submitted">
          <Stack $gap={2}>
            <p>{failure}</p>
            <p>
              Your answers are still here. Submit again, or contact <SupportContact />.
            </p>
          </Stack>
        </Notice>
      </div>
    );
  if (state === 'unknown')
    return (
      <div id={id} ref={reveal}>
        <Notice tone="warning" live title="We couldn’t check whether we received your registration">
          Check again before you resubmit. Everything you entered is still here.
        </Notice>
      </div>
    );
  if (state === 'unconfirmed')
    return (
      <div id={id} ref={reveal}>
        <Notice tone="warning" live title="We couldn’t confirm your registration">
          <p>
            Your details don’t show it yet. Check again or resubmit. Your answers are still here.
          </p>
          <Button variant="secondary" onClick={() => void onCheck()}>
            Check again
          </Button>
        </Notice>
      </div>
    );
  return null;
}

/** On a phone the buttons are at the end of the screen, and a notice under them is out of view. */
function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}
