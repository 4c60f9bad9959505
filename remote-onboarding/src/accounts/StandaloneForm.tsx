import { valibotResolver } from '@hookform/resolvers/valibot';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { answerItem } from '../fields/answer-item';
import { rulesOf, typesOf, worth } from '../fields/field-kinds';
import { FormButtons } from '../fields/FormButtons';
import {
  fieldsByName,
  namesOf,
  premiumFields,
  premiumLimit,
  qualifiedFields,
  type FieldName,
  type RegistrationAnswers,
} from '../fields/registration-fields';
import { PremiumFields, QualifiedFields, type PremiumAnswers } from '../fields/TierFields';
import { RegistrationSuccessfulDialog } from './RegistrationSuccessfulDialog';

/** The wizard's rules, except for the message about missing assets (spec §5). */
export const premiumAccountSchema = rulesOf({
  ...premiumFields,
  assets: { ...premiumFields.assets, rule: worth('Asset is required') },
});

/** 'Standalone Premium Account Access form' (spec §2). */
export function PremiumAccountPage() {
  const navigate = useNavigate();
  const form = useForm<PremiumAnswers, unknown, v.InferOutput<typeof premiumAccountSchema>>({
    mode: 'onChange',
    defaultValues: v.parse(typesOf(premiumFields), {}),
    resolver: valibotResolver(premiumAccountSchema),
  });
  return (
    <StandaloneForm
      title="Premium Account Access"
      form={form}
      names={namesOf(premiumFields)}
      applies={({ waiveInvestmentLimit }) => waiveInvestmentLimit}
      staying={`You chose to stay within ${premiumLimit()}`}
      heldBy={['PREMIUM', 'QUALIFIED']}
      held={`The standard investment limit of ${premiumLimit()} does not apply to you. `}
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

type QualifiedAnswers = Pick<RegistrationAnswers, keyof typeof qualifiedFields>;

export const qualifiedAccountSchema = rulesOf(qualifiedFields);

/** 'Standalone Qualified Account Access form' (spec §2). Submit is enabled once a choice is made. */
export function QualifiedAccountPage() {
  const form = useForm<QualifiedAnswers, unknown, v.InferOutput<typeof qualifiedAccountSchema>>({
    mode: 'onChange',
    defaultValues: v.parse(typesOf(qualifiedFields), {}),
    resolver: valibotResolver(qualifiedAccountSchema),
  });
  return (
    <StandaloneForm
      title="Qualified Account Access"
      form={form}
      names={namesOf(qualifiedFields)}
      ready={form.formState.isValid}
      applies={(answers) => answers.intentToApplyForQualifiedInvestorCertification}
      heldBy={['QUALIFIED']}
      whatFollows=" A representative will then get in touch with you."
      // Proceed leads to the campaigns, because no form follows this one.
      next={{ path: paths.opportunities, name: 'Investment Opportunities' }}
    >
      <QualifiedFields />
    </StandaloneForm>
  );
}

/**
 * Returns the investor's tier in capital letters, or '' while it is unknown. The stored tier of an earlier visit counts only
 * while the details load, so that nothing moves when they arrive.
 */
function useAccountTier(): string {
  const stored = useAtomValue(usersAtom);
  const { data, error } = useUserDetails({ revalidateIfStale: false });
  const user = data ?? (error === undefined ? stored : null);
  return user?.accountTier.toUpperCase() ?? '';
}

interface StandaloneFormProps<Name extends FieldName, Valid> {
  /** The name of the tier that the form is for. */
  title: string;
  form: UseFormReturn<Pick<RegistrationAnswers, Name>, unknown, Valid>;
  names: readonly Name[];
  ready?: boolean;
  applies: (answers: Pick<RegistrationAnswers, Name>) => boolean | null;
  /** What an investor without this tier has chosen who does not apply. */
  staying?: string;
  /** The tiers that do not need this form, and a sentence about what they have. */
  heldBy: readonly string[];
  held?: string;
  /** A sentence about what happens after the application. */
  whatFollows?: string;
  next: { path: string; name: string };
  cancel?: ReactNode;
  children: ReactNode;
}

const declining = 'You chose not to apply';

/** A standalone account form (spec §2). Submit makes no request and opens the dialog. */
function StandaloneForm<Name extends FieldName, Valid>({
  title,
  form,
  names,
  ready = true,
  applies,
  staying = declining,
  heldBy,
  held = '',
  whatFollows = '',
  next,
  cancel,
  children,
}: StandaloneFormProps<Name, Valid>) {
  usePageTitle(title);
  const tier = useAccountTier();
  const isHeld = heldBy.includes(tier);
  const [submitted, setSubmitted] = useState<Pick<RegistrationAnswers, Name>>();
  const support = runtimeConfig().links.support ?? '';
  // Otherwise it is a phone number or the address of a page.
  const email = /^[^\s/?&#:]+@[^\s/?&#:]+$/.test(support) ? support : '';
  const written = names.filter((name) => !fieldsByName[name].memoryOnly);
  return (
    <Page $narrow>
      <PageHeader title={title} back={paths.profile} backLabel="Profile" />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(form.getValues()))(event)}
        >
          <Stack $gap={6}>
            {isHeld ? (
              <Notice
                tone="success"
                title={
                  tier === 'PREMIUM'
                    ? 'You have Premium Account Access'
                    : 'You are a qualified investor'
                }
              >
                {`${held}You don’t need this form.`}
              </Notice>
            ) : (
              <Notice title="How to apply">
                {email ? (
                  <span>
                    Fill in the form. We’ll put your answers into an e-mail, and you send it.
                  </span>
                ) : (
                  <SupportContact lead="Fill in the form, then contact" />
                )}
                {/* The form sends no data (readings W17). */}
                <span>{` The form can’t change your tier: the platform decides.${whatFollows}`}</span>
              </Notice>
            )}
            {children}
            <FormButtons $justify={cancel ? 'between' : 'end'}>
              {cancel}
              <Button type="submit" disabled={!ready}>
                Submit
              </Button>
            </FormButtons>
          </Stack>
        </form>
      </FormProvider>
      {submitted ? (
        <RegistrationSuccessfulDialog
          onClose={() => setSubmitted(undefined)}
          tier={title}
          accountTier={tier}
          email={email}
          declined={applies(submitted) ? '' : isHeld ? declining : staying}
          items={written.map((name) => answerItem(name, submitted))}
          omitsTaxNumber={written.length < names.length}
          next={next}
        />
      ) : null}
    </Page>
  );
}
