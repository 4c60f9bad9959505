import type { FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextField } from '@investor-portal/shared/form/Field';
import { worthOptions } from './field-kinds';
import { premiumFields, premiumLimit, type RegistrationAnswers } from './registration-fields';
import { groupTaxNumber } from './tax-number';
import { YesNoQuestion } from './YesNoQuestion';

export type PremiumAnswers = Pick<RegistrationAnswers, keyof typeof premiumFields>;

const options = worthOptions.map((label) => ({ value: label, label }));

interface PremiumFieldsProps {
  why: string;
}

/** The fields of Premium Account Access (spec §2). The surrounding form must include PremiumAnswers. */
export function PremiumFields({ why }: PremiumFieldsProps) {
  const { register, setValue, formState } = useFormContext<PremiumAnswers>();
  const field = (name: keyof PremiumAnswers, options = {}) => ({
    ...register(name, options),
    label: premiumFields[name].label,
    error: formState.errors[name]?.message,
  });
  return (
    <Card>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <p>
            <NoWrap>{`Premium Account Access waives the standard investment limit of ${premiumLimit()}.`}</NoWrap>
          </p>
          <SmallText $soft>{why}</SmallText>
        </Stack>
        <YesNoQuestion name="waiveInvestmentLimit" />
        <MoneyField
          {...field('annualGrossIncome')}
          anyText
          currency={runtimeConfig().currency}
          required
        />
        <Pair>
          <SelectField {...field('assets')} options={options} required />
          <SelectField {...field('netWorth')} options={options} required />
        </Pair>
        <TextField
          {...field('taxIdentificationNo', {
            onBlur: ({ target }: FocusEvent<HTMLInputElement>) =>
              setValue('taxIdentificationNo', groupTaxNumber(target.value)),
          })}
          hint={premiumFields.taxIdentificationNo.hint}
          inputMode="numeric"
          autoComplete="off"
        />
      </Stack>
    </Card>
  );
}

/** Two short lists, beside each other where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]} ${tokens.space[3]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
