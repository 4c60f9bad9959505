import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { errorCatalogue } from '@investor-portal/shared/rules/error-catalogue';
import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { externalCodeAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import {
  answeredInMemory,
  lastStep,
  noAnswers,
  steps,
  stepSearch,
} from '../fields/registration-fields';
import { PremiumFields } from '../fields/PremiumFields';
import { QualifiedFields } from '../fields/QualifiedFields';
import type { Registrant } from './payload';
import { AdditionalInfoStep } from './steps/AdditionalInfoStep';
import { AgreementStep, type AgreementSignature } from './steps/AgreementStep';
import { ConsentStep } from './steps/ConsentStep';
import { namesOfNotRestored } from './form/saved-draft';
import { furthestStep, isAnswered, type ValidAnswers } from './form/schema';
import { useRegistrationForm } from './form/use-registration-form';
import type { Signature } from './signature/signature';
import { LeaveDialog, useLeaveGuard } from './leave-guard';
import { SegmentedProgress } from '@investor-portal/shared/ui/SegmentedProgress';
import { useClearRefusal, type Submission } from './use-submission';
import { useWizardStep } from './use-wizard-step';
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
  const leavePrompt = useLeaveGuard({
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
            <StepFields
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
        prompt={leavePrompt}
        isUnknown={state === 'unknown' || state === 'checked-unknown'}
        notSaved={notSaved()}
      />
    </FormProvider>
  );
}

interface StepFieldsProps {
  step: number;
  missing: string;
  signing: AgreementSignature;
}

function StepFields({ step, missing, signing }: StepFieldsProps) {
  switch (step) {
    case 0:
      return <ConsentStep />;
    case 1:
      return <AdditionalInfoStep />;
    case 2:
      return (
        <PremiumFields why="Limits depend on what you earn and own, so we ask everyone. To stay with Basic Account Access, answer No below." />
      );
    case 3:
      return (
        <QualifiedFields>
          <Notice>If you answer Yes, a representative will contact you about it.</Notice>
        </QualifiedFields>
      );
    default:
      return <AgreementStep signing={signing} missing={missing} />;
  }
}
