import { useId, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { RetryMoment, useRetryWait } from '@investor-portal/shared/ui/RetryMoment';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { ServerAnswer, ServerReason } from '@investor-portal/shared/ui/ServerAnswer';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { reveal } from '@investor-portal/shared/hooks/use-modal-dialog';
import { FormButtons } from '../fields/FormButtons';
import { lastStep } from '../fields/registration-fields';
import { useAnswers } from './registration-form';
import { declarationId } from './steps/AdditionalInfoStep';
import { type SubmissionState, unknownOutcome } from './use-submission';

interface WizardButtonsProps {
  step: number;
  state: SubmissionState;
  /** `Submission.reason`, on the last step only if the registration was refused. */
  reason: string;
  /** Whether the page has everything that the investor has given. */
  isComplete: boolean;
  onPrevious: () => void;
  onCheck: () => Promise<unknown>;
}

/** Ignores the second click of a double click, which was meant for the previous step. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Previous and Proceed. The last step has Submit instead of Proceed (spec §2). */
export function WizardButtons({
  step,
  state,
  reason,
  isComplete,
  onPrevious,
  onCheck,
}: WizardButtonsProps) {
  const consent = useWatch({ control: useAnswers().control, name: 'consent' });
  const notices = useId();
  const unknown = state === 'unknown' || state === 'checked-unknown';
  const check = (event: MouseEvent) => {
    // Checking changes this button into the submit button while the press is still being handled. Without `preventDefault`,
    // the browser would submit the form.
    event.preventDefault();
    void onCheck();
  };
  const wait = useRetryWait() && step === lastStep;
  const busy = state === 'sending' || state === 'done';
  return (
    <Stack>
      <FormButtons $justify="between">
        <Button variant="secondary" disabled={busy} onClick={onPrevious}>
          Previous
        </Button>
        <Cluster>
          {state === 'checked-unknown' ? (
            <Button
              ref={transferFocus}
              type="submit"
              variant="secondary"
              waiting={wait}
              aria-describedby={`${notices} ${notices}-wait`}
            >
              {step === lastStep ? 'Submit again' : 'Proceed'}
            </Button>
          ) : null}
          {/* Submit and Check again are the same button element, so that it keeps the focus. Submit is not offered
              until the outcome is known. */}
          <Button
            key="main"
            type={unknown ? 'button' : 'submit'}
            aria-describedby={`${notices} ${notices}-wait ${declarationId}`}
            busy={busy}
            waiting={wait && !unknown}
            disabled={!unknown && consent !== true}
            onClick={unknown ? check : ignoreDoubleClick}
          >
            {unknown ? 'Check again' : step === lastStep ? 'Submit' : 'Proceed'}
          </Button>
        </Cluster>
      </FormButtons>
      <SubmissionNotices id={notices} state={state} reason={reason} isComplete={isComplete} />
      {step === lastStep ? <RetryMoment id={`${notices}-wait`} /> : null}
    </Stack>
  );
}

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
function SubmissionNotices({ id, state, reason, isComplete }: SubmissionNoticesProps) {
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
