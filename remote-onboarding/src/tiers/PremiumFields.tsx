import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { TextField } from '@investor-portal/shared/form/TextField';
import { YesNoField } from '@investor-portal/shared/form/YesNoField';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { worthOptions } from '../rules/answer-rules';
import type { PremiumAnswers } from './tier-answers';

const options = worthOptions.map((label) => ({ value: label, label }));

/** The fields of Premium Account Access (spec §2); the surrounding form must include PremiumAnswers. */
export function PremiumFields() {
  const { control, register, formState } = useFormContext<PremiumAnswers>();
  const { errors } = formState;
  const { currency, limits } = runtimeConfig();
  return (
    <Stack>
      <p>Premium Account Access waives the standard investment limit.</p>
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
                label={`Do you want to waive the standard investment limit of ${formatMoney(limits.premiumWaiver, currency)}?`}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <TextField
            {...register('taxIdentificationNo')}
            label="Tax Identification Number"
            hint="We don’t save this in your browser. If you reload the page, you’ll need to enter it again."
            error={errors.taxIdentificationNo?.message}
            inputMode="numeric"
            autoComplete="off"
          />
        </Stack>
      </Card>
    </Stack>
  );
}
