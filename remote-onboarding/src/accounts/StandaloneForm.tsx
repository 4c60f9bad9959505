import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { SupportContact } from '../support/SupportContact';
import { RegistrationSuccessfulDialog, type NextPage } from './RegistrationSuccessfulDialog';

interface StandaloneFormProps<Answers extends FieldValues, Valid> {
  title: string;
  form: UseFormReturn<Answers, unknown, Valid>;
  children: ReactNode;
  /** What Submit does and does not do. */
  notice: ReactNode;
  /** Where Proceed in the dialog leads. */
  next: NextPage;
  /** Handles Cancel; without it there is no Cancel button. */
  onCancel?: () => void;
  /** Whether Submit is enabled. */
  ready?: boolean;
}

/** A standalone account form (spec §2): Submit makes no request; it opens the dialog. The back link leads to the profile. */
export function StandaloneForm<Answers extends FieldValues, Valid>({
  title,
  form,
  children,
  notice,
  next,
  onCancel,
  ready = true,
}: StandaloneFormProps<Answers, Valid>) {
  usePageTitle(title);
  const [submitted, setSubmitted] = useState(false);
  return (
    <Page $narrow>
      <PageHeader title={title} back={paths.profile} backLabel="Profile" />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(true))(event)}
        >
          <Stack $gap={6}>
            {children}
            {notice}
            <Cluster $justify={onCancel ? 'between' : 'end'}>
              {onCancel && (
                <Button variant="secondary" onClick={onCancel}>
                  Cancel
                </Button>
              )}
              <Button type="submit" disabled={!ready}>
                Submit
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      <RegistrationSuccessfulDialog
        open={submitted}
        onClose={() => setSubmitted(false)}
        next={next}
      />
    </Page>
  );
}

interface BeforeSubmitNoticeProps {
  /** Who decides on what, as one sentence. */
  decision: string;
  /** What follows after contacting support. */
  children?: ReactNode;
}

/** Says before Submit what the dialog says after it: the form itself changes nothing (readings W17). */
export function BeforeSubmitNotice({ decision, children }: BeforeSubmitNoticeProps) {
  return (
    <Notice title="Submit doesn’t change your tier yet">
      {decision} This form doesn’t send your answers to the platform. To apply, contact{' '}
      <SupportContact />.{children}
    </Notice>
  );
}
