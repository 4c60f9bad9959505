import { styled } from 'styled-components';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { reveal } from '@investor-portal/shared/hooks/use-modal-dialog';
import { unknownOutcome, type SubmissionState } from './use-submission';

interface SubmissionNoticesProps {
  /** The id by which the button refers to the notices as its description. */
  id: string;
  state: SubmissionState;
  /** `Submission.reason`. */
  reason: string;
  /** Whether the page has everything that the investor has given. After a reload it may not. */
  isComplete: boolean;
}

/** The notices are below the buttons, so that the buttons stay in place. */
export function SubmissionNotices({ id, state, reason, isComplete }: SubmissionNoticesProps) {
  if (state === 'refused' && reason)
    return (
      <div id={id} ref={reveal}>
        <Notice tone="danger" title="Your registration didn’t go through">
          <ServerReason>{reason}</ServerReason>
          <p>
            <SupportContact lead="Your answers are still here. Submit again, or contact" />
          </p>
        </Notice>
      </div>
    );
  return (
    <LiveRegion role="status">
      {state === 'unknown' || state === 'checked-unknown' ? (
        <div id={id} ref={reveal}>
          <Notice tone="warning" title={unknownOutcome}>
            <ServerAnswer>{reason}</ServerAnswer>
            <p>
              {[
                state === 'unknown'
                  ? 'Check again in a moment.'
                  : 'Your details don’t show it so far. Check again, or submit again.',
                ...(isComplete ? ['Your answers are still here.'] : []),
              ].join(' ')}
            </p>
          </Notice>
        </div>
      ) : null}
    </LiveRegion>
  );
}

/** Rendered before there is a notice, because screen readers announce only changes of a live region. */
const LiveRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;
