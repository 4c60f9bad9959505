import { Controller } from 'react-hook-form';
import { YesNoField } from '@investor-portal/shared/form/YesNoField';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { DocumentName } from '../../documents/DocumentName';
import { useAnswers } from '../use-registration-form';

/** Step 1 (spec §2): what the portal is for, and the consent everything else rests on. */
export function ConsentStep() {
  const { control } = useAnswers();
  const { links } = runtimeConfig();
  return (
    <Card>
      <Stack>
        <p>
          Welcome to the portal for investment opportunities. The platform is a crowdfunding
          platform licensed by the securities regulator, and has to know its investors before it
          opens an investment account for them.
        </p>
        <p>
          How your personal data is processed is written in the{' '}
          <DocumentName href={links.termsOfService}>terms of service</DocumentName> and the{' '}
          <DocumentName href={links.privacyPolicy}>privacy policy</DocumentName>.
        </p>
        <Controller
          control={control}
          name="consent"
          render={({ field, fieldState }) => (
            <YesNoField
              {...field}
              label="Do you consent to the processing of your personal data for the opening of your investment account?"
              hint="The registration goes on with Yes only."
              error={fieldState.error?.message}
              required
            />
          )}
        />
      </Stack>
    </Card>
  );
}
