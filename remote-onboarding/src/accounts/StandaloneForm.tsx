import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { usersAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { PageContent, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { rulesOf, typesOf, worth } from '../fields/field-kinds';
import { FormButtons } from '../fields/FormButtons';
import {
  fields,
  namesOf,
  noAnswers,
  premiumFields,
  premiumLimit,
  qualifiedFields,
  type RegistrationAnswers,
} from '../fields/registration-fields';
import { PremiumFields, QualifiedFields } from '../fields/TierFields';
import {
  RegistrationSuccessfulDialog,
  supportEmail,
  type TierForm,
} from './RegistrationSuccessfulDialog';

/** The wizard's rules, except for the message about missing assets (spec §5). */
export const premiumAccountRules = rulesOf({
  ...premiumFields,
  assets: { ...premiumFields.assets, rule: worth('Asset is required') },
}).entries;

export const qualifiedAccountRules = rulesOf(qualifiedFields).entries;

/** The questions of the other steps are not asked, so any answer to them is valid. */
const others = typesOf(fields).entries;
const premiumSchema = v.object({ ...others, ...premiumAccountRules });
const qualifiedSchema = v.object({ ...others, ...qualifiedAccountRules });

/** 'Standalone Premium Account Access form' (spec §2). */
export function PremiumAccountPage() {
  const navigate = useNavigate();
  return (
    <StandaloneForm
      title="Premium Account Access"
      schema={premiumSchema}
      names={namesOf(premiumFields)}
      question="waiveInvestmentLimit"
      declinedText={`You chose to stay within ${premiumLimit()}`}
      exemptTiers={['PREMIUM', 'QUALIFIED']}
      exemptText={`The standard investment limit of ${premiumLimit()} does not apply to you. `}
      next={{ path: paths.qualifiedAccount, name: 'Qualified Account Access' }}
      cancel={
        <Button variant="secondary" onClick={() => void navigate(paths.profile)}>
          Cancel
        </Button>
      }
    >
      <PremiumFields why="Limits depend on what you earn and own, so we ask for it. Basic Account Access doesn’t need this form." />
    </StandaloneForm>
  );
}

/** 'Standalone Qualified Account Access form' (spec §2). */
export function QualifiedAccountPage() {
  return (
    <StandaloneForm
      title="Qualified Account Access"
      schema={qualifiedSchema}
      names={namesOf(qualifiedFields)}
      question="intentToApplyForQualifiedInvestorCertification"
      waitsForAnswer
      exemptTiers={['QUALIFIED']}
      whatFollows=" A representative will then get in touch with you."
      // Proceed leads to the campaigns, because no form follows this one.
      next={{ path: paths.opportunities, name: 'Investment Opportunities' }}
    >
      <QualifiedFields />
    </StandaloneForm>
  );
}

/** Returns the tier in capital letters. The stored tier counts while the details load, so that nothing moves afterwards. */
function useAccountTier(): string {
  const stored = useAtomValue(usersAtom);
  const { data, error } = useUserDetails({ revalidateIfStale: false });
  const user = data ?? (error === undefined ? stored : null);
  return user?.accountTier.toUpperCase() ?? '';
}

interface StandaloneFormProps extends TierForm {
  schema: v.GenericSchema<RegistrationAnswers, RegistrationAnswers>;
  /** Whether Submit is disabled until the question is answered (spec §2). */
  waitsForAnswer?: boolean;
  /** Tells investors who have the tier what it means. */
  exemptText?: string;
  whatFollows?: string;
  cancel?: ReactNode;
  children: ReactNode;
}

/** A standalone account form (spec §2). Submit makes no request and opens the dialog. */
function StandaloneForm({ title, ...props }: StandaloneFormProps) {
  const form = useForm<RegistrationAnswers>({
    mode: 'onChange',
    defaultValues: noAnswers,
    resolver: valibotResolver(props.schema),
  });
  usePageTitle(title);
  const tier = useAccountTier();
  const heldTitle =
    tier === 'PREMIUM' ? 'You have Premium Account Access' : 'You are a qualified investor';
  const [submitted, setSubmitted] = useState<RegistrationAnswers>();
  return (
    <PageContent $narrow>
      <PageHeader title={title} back={paths.profile} backLabel="Profile" />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(form.getValues()))(event)}
        >
          <Stack $gap={6}>
            {props.exemptTiers.includes(tier) ? (
              <Notice tone="success" title={heldTitle}>
                {`${props.exemptText ?? ''}You don’t need this form.`}
              </Notice>
            ) : (
              <Notice title="How to apply">
                {supportEmail() ? (
                  <span>
                    Fill in the form. We’ll put your answers into an e-mail, and you send it.
                  </span>
                ) : (
                  <SupportContact lead="Fill in the form, then contact" />
                )}
                {/* The form sends no data (readings W17). */}
                <span>{` The form can’t change your tier: the platform decides.${props.whatFollows ?? ''}`}</span>
              </Notice>
            )}
            {props.children}
            <FormButtons $justify={props.cancel ? 'between' : 'end'}>
              {props.cancel}
              <Button type="submit" disabled={props.waitsForAnswer && !form.formState.isValid}>
                Submit
              </Button>
            </FormButtons>
          </Stack>
        </form>
      </FormProvider>
      {submitted ? (
        <RegistrationSuccessfulDialog
          form={{ title, ...props }}
          answers={submitted}
          tier={tier}
          onClose={() => setSubmitted(undefined)}
        />
      ) : null}
    </PageContent>
  );
}
