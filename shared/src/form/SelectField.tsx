import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { FormField, type FieldProps } from './Field';
import { Stack } from '../ui/Layout';
import { ControlBox, Input, Label } from './Field.styled';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children' | 'id'> & { options: readonly SelectOption[] };

/** A choice in the browser's native list, which suits phones best. Typing finds an option. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <FormField {...props}>
      {(control) => (
        <ControlBox>
          <Native as="select" {...control}>
            <option value="">Select one</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden="true" size={18} />
        </ControlBox>
      )}
    </FormField>
  );
}

const Native = styled(Input)`
  appearance: none;
  /* The padding is as narrow as the icon allows, because the longest option of spec §5 just fits a phone of 360 px. */
  padding-inline-end: 2rem;
  /* On a narrower page or with larger text, it takes a second line where the browser allows that. */
  white-space: normal;
  text-overflow: ellipsis;
  cursor: pointer;

  &:has(option[value='']:checked) {
    color: ${tokens.colour['ink-quiet']};
  }

  option {
    color: ${tokens.colour.ink};
  }
`;

interface FieldPlaceholderProps {
  label: string;
  /** One line that says what is missing, and at most a small button. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces a field that cannot be shown yet. It has the field's height, so that nothing moves when the field appears. */
export function FieldPlaceholder({ label, children, ref }: FieldPlaceholderProps) {
  return (
    <Stack $gap={2} ref={ref} role="group" aria-label={label} tabIndex={-1}>
      <Label as="span">{label}</Label>
      <Box>{children}</Box>
    </Stack>
  );
}

const Box = styled(ControlBox)`
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: calc(2.875rem + 2px);
  padding: 0 0.375rem 0 0.875rem;
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
