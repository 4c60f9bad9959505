import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { useFieldParts, type FieldProps, type InputProps } from './Field';
import { Stack } from '../ui/Layout';
import { tick } from './Field.styled';

type CheckboxFieldProps = Pick<FieldProps, 'label' | 'error' | 'required'> & InputProps;

export function CheckboxField({ label, error, required, ...input }: CheckboxFieldProps) {
  const field = useFieldParts({ error, required });
  return (
    <Stack $gap={2}>
      <Line>
        <input {...input} {...field.control} type="checkbox" />
        <label htmlFor={field.control.id}>{label}</label>
      </Line>
      {field.error}
    </Stack>
  );
}

const Line = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  cursor: pointer;

  input {
    ${tick}
    margin-top: 0.1875rem;

    &[aria-invalid='true']:not(:focus-visible) {
      outline: 1px solid ${tokens.colour.danger};
    }
  }

  label {
    flex: 1;
    padding-bottom: 0.1875rem;

    /* Makes the press target 44 px high even with the smallest text. It lies behind links in the label. */
    &::before {
      position: absolute;
      inset: -0.5625rem 0;
      z-index: -1;
      content: '';
    }
  }
`;
