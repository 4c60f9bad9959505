import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { CheckboxField } from '@investor-portal/shared/form/CheckboxField';
import { Fieldset } from '@investor-portal/shared/form/Field';
import { SwitchField } from '@investor-portal/shared/form/SwitchField';
import { tokens } from '@investor-portal/shared/theme/tokens';
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
        <Fieldset
          role="group"
          question
          label="Do any of these apply to you?"
          hint="Turn on each one that does."
        >
          <Ties>
            <OfficerRows name="officerDirector" />
            <OfficerRows name="officerDirectorIssuer" />
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
          </Ties>
        </Fieldset>
      </Card>
      <Declaration />
    </Stack>
  );
}

const Ties = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  padding-top: ${tokens.space[2]};

  > * {
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour.line};
  }
`;

/** The id of the declaration, which the description of Proceed refers to. */
export const declarationId = 'ties-declaration';

/** Says beside Proceed what the switches that are off declare. Silence must not count as an answer (decision 19). */
function Declaration() {
  const answers = useWatch({
    control: useAnswers().control,
    name: [
      'officerDirector',
      'officerDirectorIssuer',
      'isAssociatedWithCrowdfunding',
      'hasAccountCrowdFunding',
    ],
  });
  const none = answers.every((answer) => (Array.isArray(answer) ? answer.length === 0 : !answer));
  return (
    <p id={declarationId}>
      {none
        ? 'By pressing Proceed, you declare that these don’t apply to you.'
        : 'By pressing Proceed, you declare that only those you turned on apply to you.'}
    </p>
  );
}
