import { useId, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { RetryMoment, useRetryWait } from '@investor-portal/shared/ui/RetryMoment';
import { FormButtons } from '../fields/FormButtons';
import { lastStep } from '../fields/registration-fields';
import { useAnswers } from './form/use-registration-form';
import { declarationId } from './steps/AdditionalInfoStep';
import { SubmissionNotices } from './SubmissionNotices';
import type { SubmissionState } from './use-submission';

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
