import { useEffect, useState, type ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { Page, Stack } from '@investor-portal/shared/ui/Layout';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import {
  fieldsByName,
  type FieldName,
  type RegistrationAnswers,
} from '../fields/registration-fields';
import { answerItem } from '../fields/answer-item';
import { FormButtons } from '../fields/FormButtons';
import { isEmailAddress } from '../support/is-email-address';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import type { NextPage } from './RegistrationSuccessfulDialog';

const RegistrationSuccessfulDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "application" */ './RegistrationSuccessfulDialog'))
      .RegistrationSuccessfulDialog,
);

interface StandaloneFormProps<Name extends FieldName, Valid> {
  title: string;
  form: UseFormReturn<Pick<RegistrationAnswers, Name>, unknown, Valid>;
  names: readonly Name[];
  /** Returns why these answers do not apply for the tier, or '' if they do. */
  declined: (answers: Pick<RegistrationAnswers, Name>) => string;
  children: ReactNode;
  /** A sentence about what happens after the application. */
  whatFollows?: string;
  /** Replaces the instructions for an investor who has this tier or a higher one. */
  holderNotice?: { title: string; text: string } | undefined;
  next: NextPage;
  onCancel?: () => void;
  ready?: boolean;
}

/** A standalone account form (spec §2). Submit makes no request and opens the dialog. */
export function StandaloneForm<Name extends FieldName, Valid>({
  title,
  form,
  names,
  declined,
  children,
  whatFollows = '',
  holderNotice,
  next,
  onCancel,
  ready = true,
}: StandaloneFormProps<Name, Valid>) {
  usePageTitle(title);
  const [submitted, setSubmitted] = useState<Pick<RegistrationAnswers, Name>>();
  const written = names.filter((name) => !fieldsByName[name].memoryOnly);
  // Investors on this page are about to press Submit.
  useEffect(() => void RegistrationSuccessfulDialog.preload(), []);
  return (
    <Page $narrow>
      <PageHeader title={title} back={paths.profile} backLabel="Profile" />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(form.getValues()))(event)}
        >
          <Stack $gap={6}>
            {holderNotice ? (
              <Notice tone="success" title={holderNotice.title}>
                {holderNotice.text}
              </Notice>
            ) : (
              <HowToApply whatFollows={whatFollows} />
            )}
            {children}
            <FormButtons $justify={onCancel ? 'between' : 'end'}>
              {onCancel ? (
                <Button variant="secondary" onClick={onCancel}>
                  Cancel
                </Button>
              ) : null}
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
          declined={declined(submitted)}
          items={written.map((name) => answerItem(name, submitted))}
          omitsTaxNumber={written.length < names.length}
          next={next}
        />
      ) : null}
    </Page>
  );
}

/** Says before the fields that the form sends no data (readings W17). */
function HowToApply({ whatFollows }: { whatFollows: string }) {
  return (
    <Notice title="How to apply">
      {isEmailAddress(runtimeConfig().links.support) ? (
        <span>Fill in the form. We’ll put your answers into an e-mail, and you send it.</span>
      ) : (
        <SupportContact lead="Fill in the form, then contact" />
      )}
      <span>{` The form can’t change your tier: the platform decides. ${whatFollows}`}</span>
    </Notice>
  );
}
