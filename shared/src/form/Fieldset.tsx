import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { noWrap } from '../ui/NoWrap';
import { FieldError, useFieldIds, type FieldProps } from './Field';
import { Hint } from './Field.styled';

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
  hint,
  error,
  required,
  id,
  question,
  role = 'radiogroup',
  children,
}: FieldsetProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Group
      id={ids.control}
      role={role}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={error && role === 'radiogroup' ? true : undefined}
      aria-required={required ? true : undefined}
    >
      <Legend id={ids.label} $question={question ?? false}>
        {noWrap(label)}
      </Legend>
      {hint ? <Hint id={ids.hint}>{noWrap(hint)}</Hint> : null}
      {children}
      <FieldError id={ids.error} error={error} />
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
