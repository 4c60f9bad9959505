import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { noWrap } from '../ui/NoWrap';
import { useFieldParts, type FieldProps } from './Field';

interface FieldsetProps extends FieldProps {
  id?: string | undefined;
  /** Styles the legend as text, which suits a long question better than a label. */
  question?: boolean;
  /** `group` if more than one option can be chosen. */
  role?: 'radiogroup' | 'group';
  children: ReactNode;
}

export function Fieldset({
  label,
  question = false,
  role = 'radiogroup',
  children,
  ...props
}: FieldsetProps) {
  const field = useFieldParts(props);
  const isInvalid = role === 'radiogroup' ? field.control['aria-invalid'] : undefined;
  return (
    <Group {...field.control} role={role} aria-labelledby={field.labelId} aria-invalid={isInvalid}>
      <Legend id={field.labelId} $question={question}>
        {noWrap(label)}
      </Legend>
      {field.hint}
      {children}
      {field.error}
    </Group>
  );
}

// `gap` has no effect on a legend, but margins do. The last child is the error, as close as in other fields.
const Group = styled.fieldset`
  > * + * {
    margin-top: ${tokens.space[2]};
  }

  > :last-child {
    margin-top: 0.375rem;
  }
`;

const Legend = styled.legend<{ $question: boolean }>`
  color: ${tokens.colour.ink};
  font-size: ${({ $question }) => ($question ? tokens.text.md : tokens.text.sm)};
  font-weight: 600;
  line-height: 1.45;
`;
