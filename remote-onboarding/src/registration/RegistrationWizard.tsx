import { useState, useEffect, useRef, useEffectEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import {
  Navigate,
  useNavigate,
  useLocation,
  useSearchParams,
  useBlocker,
  type Blocker,
} from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { externalCodeAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import {
  answeredInMemory,
  lastStep,
  noAnswers,
  steps,
  stepSearch,
} from '../fields/registration-fields';
import type { Registrant } from './payload';
import {
  namesOfNotRestored,
  furthestStep,
  isAnswered,
  type ValidAnswers,
  useRegistrationForm,
} from './registration-form';
import type { Signature } from './signature/signature';
import { useClearRefusal, type Submission, unknownOutcome } from './use-submission';
import { WizardStep } from './steps/WizardStep';
import { WizardButtons } from './WizardButtons';

interface RegistrationWizardProps {
  registrant: Registrant;
  /** The investor's location according to the platform, for the signature's metadata. Empty if unknown. */
  location: string;
  submission: Submission;
}

/** The registration in five steps (spec §2, §4). Its states are drawn in MACHINE.md. */
export function RegistrationWizard({ registrant, location, submission }: RegistrationWizardProps) {
  // The input of a submission that continued after the investor left. The saved draft has neither the tax number nor the
  // signature.
  const [entered] = useState(submission.entered);
  const [signature, setSignature] = useState<Signature | null>(entered?.signature ?? null);
  const owner = registrant.externalReferenceCode;
  const { form, notRestored } = useRegistrationForm(owner, signature !== null, entered?.answers);
  const { step, goTo } = useWizardStep();
  const { state, submit, check } = submission;
  useClearRefusal(form, submission);
  const navigate = useNavigate();
  const reachable = furthestStep(form.getValues());
  const { title, fields } = steps[Math.min(step, reachable)] ?? { title: '', fields: [] };
  usePageTitle(title);

  const notSaved = () =>
    namesOfNotRestored({
      fields: answeredInMemory(form.getValues()),
      signature: signature !== null,
    });
  const missing = namesOfNotRestored({
    fields: notRestored.fields.filter((name) => form.getValues(name) === noAnswers[name]),
    signature: notRestored.signature && signature === null,
  });
  const isActive = () => state !== 'done' && store.get(externalCodeAtom) === owner;
  const hasAnswers = () => isActive() && isAnswered(form.getValues());
  const blocker = useLeaveGuard({
    // The submission continues. An investor who leaves meanwhile gets the outcome on the next screen (readings R14).
    hasUnsubmittedAnswers: () => state !== 'sending' && hasAnswers(),
    reloadLosesAnswers: () => hasAnswers() && (notSaved() !== '' || !canStoreInTab()),
  });

  if (step > reachable)
    return (
      <Navigate to={{ pathname: paths.registration, search: stepSearch(reachable) }} replace />
    );

  const proceed = async () => {
    if (!(await form.trigger([...fields], { shouldFocus: true })))
      return document.activeElement?.scrollIntoView?.({ block: 'center' });
    if (step < lastStep) return goTo(step + 1);
    await form.handleSubmit(submitIfAgreed, () => goTo(furthestStep(form.getValues())))();
  };

  const reason = state === 'refused' && step !== lastStep ? '' : submission.reason;

  const sign = (signed: Signature) => {
    setSignature(signed);
    submission.clearRefusal();
  };

  const submitIfAgreed = async (answers: ValidAnswers) => {
    if (answers.agreeToOpenR1InvestmentsAccount)
      return submit(answers, { answers: form.getValues(), signature });
    form.setError(
      'agreeToOpenR1InvestmentsAccount',
      { message: errorCatalogue.agreementNotYes.message },
      { shouldFocus: true },
    );
  };

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void proceed();
        }}
      >
        <Stack $gap={6}>
          <SegmentedProgress
            label="Registration progress"
            current={step + 1}
            total={steps.length}
          />
          <div>
            <PageHeader title={title} />
            <WizardStep
              step={step}
              missing={missing}
              signing={{ signature, onSigned: sign, location, user: registrant.user }}
            />
          </div>
          {/* Each step has new button elements, so that a press that began on one step cannot submit the next. */}
          <WizardButtons
            key={step}
            step={step}
            state={state}
            reason={reason}
            isComplete={missing === ''}
            onPrevious={step === 0 ? () => void navigate(paths.acceptance) : () => goTo(step - 1)}
            onCheck={() => check({ answers: form.getValues(), signature })}
          />
        </Stack>
      </form>
      <LeaveDialog
        blocker={blocker}
        isUnknown={state === 'unknown' || state === 'checked-unknown'}
        notSaved={notSaved()}
      />
    </FormProvider>
  );
}

/**
 * The step is in the URL, so a reload stays on it. Previous adds a history entry, too, because the platform's page may have
 * added its own since the last step, which going back would remove.
 */
function useWizardStep() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const step = readStep(params.get('step'));

  // A second press may arrive before the screen has changed, so a step can be left only once.
  const currentKey = useRef(key);
  useEffect(() => {
    currentKey.current = key;
  }, [key]);
  const goTo = (next: number): void => {
    if (currentKey.current !== key) return;
    currentKey.current = '';
    void navigate({ search: stepSearch(next) });
  };
  return { step, goTo };
}

/** Reads the step in the URL, counted from 0. For example, `/registration?step=2` is step 1. */
export function readStep(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step <= lastStep ? step : 0;
}

interface LeaveGuard {
  hasUnsubmittedAnswers: () => boolean;
  /** Whether a reload would lose some of the answers. */
  reloadLosesAnswers: () => boolean;
}

/** Asks before a navigation with unsubmitted answers. For a reload that loses answers, the browser asks. */
function useLeaveGuard(guard: LeaveGuard): Blocker {
  const reloadLosesAnswers = useEffectEvent(guard.reloadLosesAnswers);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (reloadLosesAnswers()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guard.hasUnsubmittedAnswers(),
  );
}

interface LeaveDialogProps {
  blocker: Blocker;
  /** Whether the registration was sent and its outcome is unknown. */
  isUnknown: boolean;
  /** The names of the inputs that are not in the saved draft. Empty if the draft is complete. */
  notSaved: string;
}

function LeaveDialog({ blocker, isUnknown, notSaved }: LeaveDialogProps) {
  const outcome = isUnknown
    ? `${unknownOutcome}. Come back to it to check.`
    : 'You haven’t submitted your answers.';
  const again = notSaved ? ` To submit later, enter your ${notSaved} again.` : '';
  // The check writes to storage, so it waits until the dialog asks.
  const open = blocker.state === 'blocked';
  const isKept = open && canStoreInTab();
  const answers = isKept
    ? `We’ll keep your answers in this tab until you close it.${again}`
    : 'If you leave, you’ll lose your answers.';
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={open}
      onClose={stay}
      title="Leave the registration?"
      description={`${outcome} ${answers}`}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </>
      }
    />
  );
}
