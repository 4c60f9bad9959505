import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { fields } from '../../fields/registration-fields';
import { useAnswers, useIsAsked } from '../form/use-registration-form';
import { NationalityFields } from './NationalityFields';
import { OfficerRows } from './OfficerRows';

/** Step 2 (spec §2): nationality, and the investor's other ties to crowdfunding. */
export function AdditionalInfoStep() {
  const { register, formState } = useAnswers();
  const isOther = useIsAsked('otherNationality');
  const warrants = useIsAsked('warrantsRetailLimits');
  return (
    <Stack>
      <Card>
        <Stack $gap={5}>
          <NationalityFields isOther={isOther} />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={6}>
          <OfficerRows name="officerDirector" />
          <OfficerRows name="officerDirectorIssuer" />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={5}>
          <SwitchField
            {...register('isAssociatedWithCrowdfunding')}
            label={fields.isAssociatedWithCrowdfunding.label}
          />
          <SwitchField
            {...register('hasAccountCrowdFunding')}
            label={fields.hasAccountCrowdFunding.label}
          />
          {warrants ? (
            <CheckboxField
              {...register('warrantsRetailLimits')}
              label={fields.warrantsRetailLimits.label}
              error={formState.errors.warrantsRetailLimits?.message}
              required
            />
          ) : null}
        </Stack>
      </Card>
    </Stack>
  );
}
