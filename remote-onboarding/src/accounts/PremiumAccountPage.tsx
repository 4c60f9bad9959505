import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { PremiumFields } from '../tiers/PremiumFields';
import type { PremiumAnswers } from '../tiers/tier-answers';
import { RegistrationSuccessfulDialog } from './RegistrationSuccessfulDialog';
import { premiumSchema } from './standalone-schemas';

const title = 'Premium Account Access';

/** The standalone form (spec §2). Submit makes no call. */
export function PremiumAccountPage() {
  usePageTitle(title);
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState(false);
  const form = useForm<PremiumAnswers, unknown, v.InferOutput<typeof premiumSchema>>({
    mode: 'onChange',
    defaultValues: {
      annualGrossIncome: '',
      assets: '',
      netWorth: '',
      waiveInvestmentLimit: null,
      taxIdentificationNo: '',
    },
    resolver: valibotResolver(premiumSchema),
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
            <PremiumFields />
            <Cluster $justify="between">
              <Button variant="secondary" onClick={() => void navigate(paths.profile)}>
                Cancel
              </Button>
              <Button type="submit">Submit</Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      <RegistrationSuccessfulDialog open={submitted} onClose={() => setSubmitted(false)} />
    </Page>
  );
}
