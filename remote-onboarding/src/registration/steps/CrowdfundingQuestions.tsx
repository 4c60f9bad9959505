import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { useAnswers } from '../form/use-registration-form';

/** The crowdfunding association questions, and the warranty required with an account elsewhere (spec §5). */
export function CrowdfundingQuestions() {
  const { control, register, formState } = useAnswers();
  const hasAccount = useWatch({ control, name: 'hasAccountCrowdFunding' });
  return (
    <>
      <SwitchField
        {...register('isAssociatedWithCrowdfunding')}
        label="I am associated with a crowdfunding platform or portal"
      />
      <SwitchField
        {...register('hasAccountCrowdFunding')}
        label="I have an account with another crowdfunding platform or portal"
      />
      {hasAccount ? (
        <CheckboxField
          {...register('warrantsRetailLimits')}
          label="I warrant that I have not breached my annual retail investor limits."
          error={formState.errors.warrantsRetailLimits?.message}
          required
        />
      ) : null}
    </>
  );
}
