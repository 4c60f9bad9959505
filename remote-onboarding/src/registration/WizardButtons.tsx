import { useId, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
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
import { unknownOutcome, type RegistrationSubmission } from './use-submission';

interface WizardButtonsProps {
  step: number;
  submission: RegistrationSubmission;
  /** Whether the page has everything that the investor has given. */
  isComplete: boolean;
  onPrevious: () => void;
  onCheck: () => void;
}

/** Ignores the second click of a double click, which was meant for the previous step. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Previous and Proceed. The last step has Submit instead of Proceed (spec §2). */
export function WizardButtons({
  step,
  submission,
  isComplete,
  onPrevious,
  onCheck,
}: WizardButtonsProps) {
  const { state } = submission;
  const consent = useWatch({ control: useAnswers().control, name: 'consent' });
  const notices = useId();
  const unknown = state === 'unknown' || state === 'checked-unknown';
  const check = (event: MouseEvent) => {
    // Checking turns this into the submit button during the press, so the browser would submit the form.
    event.preventDefault();
    onCheck();
  };
  const isLast = step === lastStep;
  const wait = useRetryWait() && isLast;
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
              {isLast ? 'Submit again' : 'Proceed'}
            </Button>
          ) : null}
          {/* Submit and Check again are one element, which keeps the focus. Submit waits until the outcome is known. */}
          <Button
            type={unknown ? 'button' : 'submit'}
            aria-describedby={`${notices} ${notices}-wait ${declarationId}`}
            busy={busy}
            waiting={wait && !unknown}
            disabled={!unknown && consent !== true}
            onClick={unknown ? check : ignoreDoubleClick}
          >
            {unknown ? 'Check again' : isLast ? 'Submit' : 'Proceed'}
          </Button>
        </Cluster>
      </FormButtons>
      {state === 'refused' && !isLast ? null : (
        <SubmissionNotices id={notices} submission={submission} isComplete={isComplete} />
      )}
      {isLast ? <RetryMoment id={`${notices}-wait`} /> : null}
    </Stack>
  );
}

type NoticesProps = Pick<WizardButtonsProps, 'submission' | 'isComplete'> & { id: string };

/** The notices are below the buttons, so that the buttons stay in place. The id makes them the description of Submit. */
function SubmissionNotices({ id, submission, isComplete }: NoticesProps) {
  const { state, reason } = submission;
  if (state === 'refused')
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
  const next =
    state === 'unknown'
      ? 'Check again in a moment.'
      : 'Your details don’t show it so far. Check again, or submit again.';
  // Rendered before there is a notice, because screen readers announce only changes of a live region.
  return (
    <div role="status">
      {state === 'unknown' || state === 'checked-unknown' ? (
        <div id={id} ref={reveal}>
          <Notice tone="warning" title={unknownOutcome}>
            <ServerAnswer>{reason}</ServerAnswer>
            <p>{isComplete ? `${next} Your answers are still here.` : next}</p>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
