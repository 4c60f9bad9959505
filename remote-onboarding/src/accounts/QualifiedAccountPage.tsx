import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { QualifiedFields } from '../tiers/QualifiedFields';
import type { QualifiedAnswers } from '../tiers/tier-answers';
import { RegistrationSuccessfulDialog } from './RegistrationSuccessfulDialog';
import { qualifiedSchema } from './standalone-schemas';

const title = 'Qualified Account Access';

/** The standalone form (spec §2): Submit waits for a valid choice and makes no call. */
export function QualifiedAccountPage() {
  usePageTitle(title);
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<QualifiedAnswers, unknown, v.InferOutput<typeof qualifiedSchema>>({
    mode: 'onChange',
    defaultValues: { intentToApplyForQualifiedInvestorCertification: null },
    resolver: valibotResolver(qualifiedSchema),
  });
  return (
    <Page $narrow>
      <PageHeader title={title} />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(true))(event)}
        >
          <Stack $gap={6}>
            <QualifiedFields />
            <Cluster $justify="end">
              <Button type="submit" disabled={!form.formState.isValid}>
                Submit
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      <RegistrationSuccessfulDialog open={submitted} onClose={() => setSubmitted(false)} />
    </Page>
  );
}
