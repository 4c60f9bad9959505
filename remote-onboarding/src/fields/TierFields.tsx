import type { FocusEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { MoneyField } from '@investor-portal/shared/form/MoneyField';
import { SelectField } from '@investor-portal/shared/form/SelectField';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Card } from '@investor-portal/shared/ui/Card';
import { Grid, SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { TextField } from '@investor-portal/shared/form/Field';
import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { worthOptions } from './field-kinds';
import { premiumFields, premiumLimit, type RegistrationAnswers } from './registration-fields';
import { YesNoQuestion } from './YesNoQuestion';

const options = worthOptions.map((label) => ({ value: label, label }));

/** The fields of Premium Account Access (spec §2). */
export function PremiumFields({ why }: { why: string }) {
  const { register, setValue, formState } = useFormContext<RegistrationAnswers>();
  const field = (name: keyof typeof premiumFields, options = {}) => ({
    ...register(name, options),
    label: premiumFields[name].label,
    error: formState.errors[name]?.message,
  });
  return (
    <Card>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <p>
            {noWrap(
              `Premium Account Access waives the standard investment limit of ${premiumLimit()}.`,
            )}
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
        <Grid $min="15rem">
          <SelectField {...field('assets')} options={options} required />
          <SelectField {...field('netWorth')} options={options} required />
        </Grid>
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

export function QualifiedFields({ children }: { children?: ReactNode }) {
  const { limits } = runtimeConfig();
  return (
    <Card>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <p>A qualified investor is a person who has one of these:</p>
          <Thresholds>
            <li>{`an annual gross income of at least ${inWords(limits.qualifiedAnnualIncome)}`}</li>
            <li>{`a personal net worth over ${inWords(limits.qualifiedNetWorth)}`}</li>
            <li>{`a stock portfolio worth over ${inWords(limits.qualifiedStockPortfolio)}`}</li>
          </Thresholds>
        </Stack>
        <YesNoQuestion name="intentToApplyForQualifiedInvestorCertification" />
        {children}
      </Stack>
    </Card>
  );
}

/** For example, 10000000 becomes `10 million pesos` (spec §2). A threshold is never rounded. */
function inWords(threshold: number): string {
  const { currency } = runtimeConfig();
  const number =
    threshold >= 1_000_000
      ? `${formatNumber(threshold / 1_000_000, { maximumFractionDigits: 8 })} million`
      : formatNumber(threshold);
  return `${number} ${currency === 'PHP' ? 'pesos' : currency}`;
}

const Thresholds = styled.ul`
  padding-inline-start: 1.25em;

  li {
    list-style: disc;
  }
`;

/** Tax identification numbers are written as 123-456-789, with a branch code of three to five digits after it. */
const groups = /^(\d{1,3})(\d{1,3})?(\d{1,3})?(\d+)?$/;

/** Groups the digits with dashes. Text with other characters stays as it is, because it may be another country's number. */
export function groupTaxNumber(text: string): string {
  if (!/^[\d\s.-]*$/.test(text)) return text;
  return groups.exec(text.replaceAll(/\D/g, ''))?.slice(1).filter(Boolean).join('-') ?? '';
}
