import { useId, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { lastStep } from '../fields/registration-fields';
import { useAnswers } from './form/use-registration-form';
import { SubmissionNotices } from './SubmissionNotices';
import type { SubmissionState } from './use-submission';

interface WizardButtonsProps {
  step: number;
  state: SubmissionState;
  /** Why the last submission did not succeed; '' if it did, or something has changed since. */
  reason: string;
  onPrevious: () => void;
  /** Checks whether a registration whose response was lost has arrived. */
  onCheck: () => Promise<void>;
}

/** Ignores the second click of a double click, which was meant for the previous step. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Previous and Proceed; the last step has Submit instead of Proceed (spec §2). */
export function WizardButtons({ step, state, reason, onPrevious, onCheck }: WizardButtonsProps) {
  const consent = useWatch({ control: useAnswers().control, name: 'consent' });
  const notices = useId();
  const busy = state === 'sending' || state === 'done';
  return (
    <Stack>
      <Cluster $justify="between">
        <Button variant="secondary" disabled={busy} onClick={onPrevious}>
          Previous
        </Button>
        {state === 'unreadable' ? (
          <Button aria-describedby={notices} onClick={() => void onCheck()}>
            Check again
          </Button>
        ) : (
          <Button
            type="submit"
            aria-describedby={notices}
            busy={busy}
            disabled={consent !== true}
            onClick={ignoreDoubleClick}
          >
            {step === lastStep ? 'Submit' : 'Proceed'}
          </Button>
        )}
      </Cluster>
      <SubmissionNotices id={notices} state={state} reason={reason} onCheck={onCheck} />
    </Stack>
  );
}
