import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { lastStep } from './steps';
import { useAnswers } from './use-registration-form';
import type { SubmissionState } from './use-submission';

interface WizardButtonsProps {
  step: number;
  state: SubmissionState;
  onPrevious: () => void;
  /** Asks whether a registration arrived whose answer was lost. */
  onCheck: () => Promise<void>;
}

/** The second click of a double one was meant for the step before. */
function onlyFirst(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Previous and Proceed; on the last step Proceed reads Submit (spec §2). */
export function WizardButtons({ step, state, onPrevious, onCheck }: WizardButtonsProps) {
  const consent = useWatch({ control: useAnswers().control, name: 'consent' });
  const busy = state === 'sending' || state === 'registered';
  return (
    <Stack>
      {state === 'unknown' ? (
        <Notice tone="warning" live title="We could not find out whether your registration arrived">
          Check again before you submit another time. Everything you typed is still here.
        </Notice>
      ) : null}
      {state === 'unconfirmed' ? (
        <Notice tone="warning" live title="We couldn’t confirm your registration">
          <p>
            Your details don’t show it yet. Check again, or submit again. Nothing you typed is lost.
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
        {/* Each step has a button of its own: a press that began on the one before submits nothing. */}
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
            onClick={onlyFirst}
          >
            {step === lastStep ? 'Submit' : 'Proceed'}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
