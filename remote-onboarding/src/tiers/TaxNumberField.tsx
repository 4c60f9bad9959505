import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from '@investor-portal/shared/form/TextField';
import { groupTaxNumber } from '../rules/tax-number';

/** The tax number, grouped during typing; its value is the text as shown. For `register`. */
export function TaxNumberField({ onChange, ...field }: TextFieldProps) {
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
