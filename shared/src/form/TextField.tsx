import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './Field';
import { plainControl } from './Field.styled';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {}

/** A text input: `<TextField label="Position*" error={...} {...register('position')} />`. */
export function TextField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <Input type="text" enterKeyHint="next" {...input} {...control} />}
    </Field>
  );
}

const Input = styled.input`
  ${plainControl}
`;
