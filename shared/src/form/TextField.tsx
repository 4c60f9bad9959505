import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps } from './Field';
import { plainControl } from './Field.styled';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {}

/** A text input: `<TextField label="Position*" error={...} {...register('position')} />`. */
export function TextField(props: TextFieldProps) {
  return (
    <Field {...props}>{(control) => <Input type="text" enterKeyHint="next" {...control} />}</Field>
  );
}

const Input = styled.input`
  ${plainControl}
`;
