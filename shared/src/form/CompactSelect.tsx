import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { bareControl, SelectBox } from './Field.styled';

interface CompactSelectProps<Options extends Record<string, string>> {
  /** The accessible name. It is not shown, because the options explain themselves. */
  label: string;
  value: keyof Options & string;
  options: Options;
  offered?: readonly (keyof Options & string)[];
  onChange: (value: keyof Options & string) => void;
}

export function CompactSelect<Options extends Record<string, string>>({
  label,
  value,
  options,
  offered: values = Object.keys(options),
  onChange,
}: CompactSelectProps<Options>) {
  return (
    <SelectBox>
      <Native
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = values.find((candidate) => candidate === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((candidate) => (
          <option key={candidate} value={candidate}>
            {options[candidate]}
          </option>
        ))}
      </Native>
      <ChevronDown aria-hidden="true" size={18} />
    </SelectBox>
  );
}

const Native = styled.select`
  ${bareControl}
  appearance: none;
  padding-inline: 0.75rem 1.75rem;
  text-overflow: ellipsis;
  cursor: pointer;
`;
