import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { tick } from './Choice.styled';
import { FieldError, useFieldIds, type FieldProps } from './Field';
import { Hint, Wrap } from './Field.styled';

interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'label'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'children'> {
  label: ReactNode;
}

export function CheckboxField({ label, hint, error, required, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Wrap>
      <Line>
        <input
          {...input}
          type="checkbox"
          id={ids.control}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required ? true : undefined}
        />
        <label htmlFor={ids.control}>{label}</label>
      </Line>
      {hint ? <Hint id={ids.hint}>{hint}</Hint> : null}
      <FieldError id={ids.error} error={error} />
    </Wrap>
  );
}

const Line = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: flex-start;

  input {
    ${tick}
    margin-top: 0.1875rem;
    cursor: pointer;

    &[aria-invalid='true'] {
      border-radius: 3px;
      outline: 1px solid ${tokens.colour.danger};
    }

    &:focus-visible {
      ${focusRing}
      border-radius: 3px;
    }
  }

  label {
    flex: 1;
    padding-bottom: 0.1875rem;
    line-height: 1.55;
    cursor: pointer;

    /* Makes the press target 44 px high even with the smallest text. It lies behind links in the label. */
    &::before {
      position: absolute;
      inset: -0.5625rem 0;
      z-index: -1;
      content: '';
    }
  }
`;
