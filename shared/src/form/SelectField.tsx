import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { bareControl, SelectBox } from './Field.styled';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** A choice in the browser's native list, which suits phones best. Typing finds an option. */
export function SelectField({ options, placeholder = 'Select one', ...props }: SelectFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <SelectBox>
          <Native {...control}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden="true" size={18} />
        </SelectBox>
      )}
    </Field>
  );
}

const Native = styled.select`
  ${bareControl}
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
