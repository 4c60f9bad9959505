import { Notice } from '@investor-portal/shared/ui/Notice';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { reveal } from '@investor-portal/shared/hooks/reveal';
import type { SubmissionState } from './use-submission';

interface SubmissionNoticesProps {
  /** The id of the element around them, by which the button that they belong to is described. */
  id: string;
  state: SubmissionState;
  /** The server's sentence about the last submission. Empty when it sent none, or when the sentence no longer applies. */
  reason: string;
}

/** What became of the last submission, and what to do now. Under the buttons, which stay where they are (decision 26). */
export function SubmissionNotices({ id, state, reason }: SubmissionNoticesProps) {
  if (state === 'refused' && reason)
    return (
      <div id={id} ref={reveal}>
        <Notice tone="danger" title="You aren’t registered yet">
          <ServerReason>{reason}</ServerReason>
          <p>
            <SupportContact lead="Your answers are still here. Submit again, or contact" />
          </p>
        </Notice>
      </div>
    );
  if (state !== 'unknown' && state !== 'unconfirmed') return null;
  return (
    <div id={id} ref={reveal}>
      <Notice tone="warning" live title="We don’t know yet whether we received your registration">
        <ServerAnswer>{reason}</ServerAnswer>
        <p>
          {state === 'unknown'
            ? 'Your answers are still here. Check again in a moment.'
            : 'Your details don’t show it so far. Check again, or submit again. Your answers are still here.'}
        </p>
      </Notice>
    </div>
  );
}
