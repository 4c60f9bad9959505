import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { TextField } from '@investor-portal/shared/form/TextField';
import { YesNoField } from '@investor-portal/shared/form/YesNoField';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { worthOptions } from '../rules/worth-options';
import type { PremiumAnswers } from './tier-answers';

const options = worthOptions.map((label) => ({ value: label, label }));

/** The questions of Premium Account Access (spec §2), inside a form that holds at least PremiumAnswers. */
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
                label={`Do you want the standard investment limit of ${formatMoney(limits.premiumWaiver, currency)} waived?`}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <TextField
            {...register('taxIdentificationNo')}
            label="Tax Identification Number"
            hint="Not kept in this browser: if the page is reloaded, you enter it again."
            error={errors.taxIdentificationNo?.message}
            inputMode="numeric"
            autoComplete="off"
          />
        </Stack>
      </Card>
    </Stack>
  );
}
