import { Notice } from '@investor-portal/shared/ui/Notice';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { reveal } from '@investor-portal/shared/hooks/reveal';
import type { SubmissionState } from './use-submission';

interface SubmissionNoticesProps {
  /** The id by which the button refers to the notices as its description. */
  id: string;
  state: SubmissionState;
  /** The server's sentence about the last submission. Empty if no sentence applies. */
  reason: string;
}

/** The notices are below the buttons, so that the buttons stay in place (decision 26). */
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
