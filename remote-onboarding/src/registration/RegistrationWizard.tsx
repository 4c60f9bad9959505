import { useEffect, useRef, useState } from 'react';
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
import { answeredInMemory, lastStep, steps, stepSearch } from '../fields/registration-fields';
import {
  furthestStep,
  isAnswered,
  listOf,
  useRegistrationForm,
  type InputName,
} from './registration-form';
import type { Signature } from './signature/signature';
import { useClearRefusal, type RegistrationSubmission, unknownOutcome } from './use-submission';
import { WizardStep } from './steps/WizardStep';
import { WizardButtons } from './WizardButtons';

/** The registration in five steps (spec §2, §4). Its states are drawn in MACHINE.md. */
export function RegistrationWizard({ submission }: { submission: RegistrationSubmission }) {
  const { owner, state, submit, check } = submission;
  // The input of a submission that continued after the investor left, with the tax number and the signature.
  const [entered] = useState(submission.entered);
  const [signature, setSignature] = useState<Signature | null>(entered?.signature ?? null);
  const { form, lost } = useRegistrationForm(owner, signature !== null, entered?.answers);
  const { step, goTo } = useWizardStep();
  useClearRefusal(form, submission);
  const navigate = useNavigate();
  const reachable = furthestStep(form.getValues());
  const { title, fields } = steps[Math.min(step, reachable)] ?? { title: '', fields: [] };
  usePageTitle(title);

  const inMemory = (): InputName[] => [
    ...answeredInMemory(form.getValues()),
    ...(signature ? (['signature'] as const) : []),
  ];
  const missing = listOf(lost.filter((name) => !inMemory().includes(name)));
  const hasAnswers = () =>
    state !== 'done' && store.get(externalCodeAtom) === owner && isAnswered(form.getValues());
  // While the registration is sent, the investor may leave and gets the outcome on the next screen (readings R14).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && state !== 'sending' && hasAnswers(),
  );
  // The browser asks before a reload that loses answers.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasAnswers() && (inMemory().length > 0 || !canStoreInTab())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });

  if (step > reachable)
    return (
      <Navigate to={{ pathname: paths.registration, search: stepSearch(reachable) }} replace />
    );

  const proceed = async () => {
    if (!(await form.trigger([...fields], { shouldFocus: true })))
      return document.activeElement?.scrollIntoView?.({ block: 'center' });
    if (step < lastStep) return goTo(step + 1);
    const answers = form.getValues();
    if (answers.agreeToOpenR1InvestmentsAccount) return submit({ answers, signature });
    form.setError(
      'agreeToOpenR1InvestmentsAccount',
      { message: errorCatalogue.agreementNotYes.message },
      { shouldFocus: true },
    );
  };

  const sign = (signed: Signature) => {
    setSignature(signed);
    submission.clearRefusal();
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
            <WizardStep step={step} missing={missing} signature={signature} onSigned={sign} />
          </div>
          {/* Each step has new button elements, so that a press that began on one step cannot submit the next. */}
          <WizardButtons
            key={step}
            step={step}
            submission={submission}
            isComplete={missing === ''}
            onPrevious={step === 0 ? () => void navigate(paths.acceptance) : () => goTo(step - 1)}
            onCheck={() => void check({ answers: form.getValues(), signature })}
          />
        </Stack>
      </form>
      {blocker.state === 'blocked' ? (
        <LeaveDialog
          blocker={blocker}
          isUnknown={state === 'unknown' || state === 'checked-unknown'}
          notSaved={listOf(inMemory())}
        />
      ) : null}
    </FormProvider>
  );
}

/** The step is in the URL. Previous adds a history entry. Going back instead could remove one that the platform's page has added. */
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
  return step in steps ? step : 0;
}

interface LeaveDialogProps {
  blocker: Extract<Blocker, { state: 'blocked' }>;
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
  const answers = canStoreInTab()
    ? `We’ll keep your answers in this tab until you close it.${again}`
    : 'If you leave, you’ll lose your answers.';
  const stay = () => blocker.reset();
  return (
    <Dialog
      open
      onClose={stay}
      title="Leave the registration?"
      description={`${outcome} ${answers}`}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </>
      }
    />
  );
}
