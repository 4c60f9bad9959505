import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { lastStep } from './form/steps';
import { useAnswers } from './form/use-registration-form';
import type { SubmissionState } from './use-submission';

interface WizardButtonsProps {
  step: number;
  state: SubmissionState;
  onPrevious: () => void;
  /** Checks whether a registration whose response was lost has arrived. */
  onCheck: () => Promise<void>;
}

/** Ignores the second click of a double click, which was meant for the previous step. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Previous and Proceed; the last step has Submit instead of Proceed (spec §2). */
export function WizardButtons({ step, state, onPrevious, onCheck }: WizardButtonsProps) {
  const consent = useWatch({ control: useAnswers().control, name: 'consent' });
  const busy = state === 'sending' || state === 'registered';
  return (
    <Stack>
      {state === 'unknown' ? (
        <Notice tone="warning" live title="We couldn’t check whether we received your registration">
          Check again before you resubmit. Everything you entered is still here.
        </Notice>
      ) : null}
      {state === 'unconfirmed' ? (
        <Notice tone="warning" live title="We couldn’t confirm your registration">
          <p>
            Your details don’t show it yet. Check again or resubmit. Your answers are still here.
          </p>
          <Button variant="secondary" onClick={() => void onCheck()}>
            Check again
          </Button>
        </Notice>
      ) : null}
      <Cluster $justify="between">
        <Button variant="secondary" disabled={busy} onClick={onPrevious}>
          Previous
        </Button>
        {/* A new button for each step: a press that started on the previous step must not submit this one. */}
        {state === 'unknown' ? (
          <Button key={step} onClick={() => void onCheck()}>
            Check again
          </Button>
        ) : (
          <Button
            key={step}
            type="submit"
            busy={busy}
            disabled={consent !== true}
            onClick={ignoreDoubleClick}
          >
            {step === lastStep ? 'Submit' : 'Proceed'}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
