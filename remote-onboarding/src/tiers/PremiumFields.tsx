import { Controller, useFormContext } from 'react-hook-form';
import type { ChangeEvent } from 'react';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { YesNoField } from '@investor-portal/shared/form/YesNoField';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextField, type TextFieldProps } from '@investor-portal/shared/form/TextField';
import { worthOptions } from '../rules/answer-rules';
import type { PremiumAnswers } from './tier-answers';
import { groupTaxNumber } from '../rules/tax-number';

const options = worthOptions.map((label) => ({ value: label, label }));

interface PremiumFieldsProps {
  /** Why these figures are asked for, and what Basic Account Access does without. */
  why: string;
}

/** The fields of Premium Account Access (spec §2); the surrounding form must include PremiumAnswers. */
export function PremiumFields({ why }: PremiumFieldsProps) {
  const { control, register, formState } = useFormContext<PremiumAnswers>();
  const { errors } = formState;
  const { currency, limits } = runtimeConfig();
  const limit = formatMoney(limits.premiumWaiver, currency);
  return (
    <Stack>
      <Stack $gap={2}>
        <p>
          <NoWrap>{`Premium Account Access waives the standard investment limit of ${limit}.`}</NoWrap>
        </p>
        <p>{why}</p>
      </Stack>
      <Card>
        <Stack $gap={5}>
          <MoneyField
            {...register('annualGrossIncome')}
            anyText
            currency={currency}
            label="Annual Gross Income *"
            error={errors.annualGrossIncome?.message}
            required
          />
          <SelectField
            {...register('assets')}
            label="Total Asset *"
            options={options}
            error={errors.assets?.message}
            required
          />
          <SelectField
            {...register('netWorth')}
            label="Net Worth *"
            options={options}
            error={errors.netWorth?.message}
            required
          />
          <Controller
            control={control}
            name="waiveInvestmentLimit"
            render={({ field, fieldState }) => (
              <YesNoField
                {...field}
                label={`Do you want to waive the standard investment limit of ${limit}?`}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <TaxNumberField
            {...register('taxIdentificationNo')}
            label="Tax Identification Number (optional)"
            hint="For example 123-456-789-000. We don’t save it in your browser: if you reload the page, enter it again."
            error={errors.taxIdentificationNo?.message}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The tax number, grouped during typing; its value is the text as shown. For `register`. */
function TaxNumberField({ onChange, ...field }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const grouped = groupTaxNumber(target.value, target.selectionStart ?? target.value.length);
    if (grouped.text !== target.value) {
      target.value = grouped.text;
      target.setSelectionRange(grouped.caret, grouped.caret);
    }
    onChange?.(event);
  };
  return <TextField {...field} inputMode="numeric" autoComplete="off" onChange={change} />;
}
