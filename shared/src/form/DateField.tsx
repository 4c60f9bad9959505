import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './Field';
import { plainControl } from './Field.styled';

interface DateFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

/** A day in the browser's own date picker. `value`, `min` and `max` are `YYYY-MM-DD`, or '' for no day. */
export function DateField({ label, hint, error, required, id, ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <Input {...input} {...control} type="date" />}
    </Field>
  );
}

const Input = styled.input`
  ${plainControl}
  appearance: none;
  text-align: start;

  &::-webkit-date-and-time-value {
    text-align: start;
  }
`;
