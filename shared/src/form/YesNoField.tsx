import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { ChoiceCard } from './Choice.styled';
import type { FieldProps } from './Field';
import { Fieldset } from './Fieldset';

interface YesNoFieldProps extends FieldProps {
  name: string;
  /** Anything but a boolean selects neither. */
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** The first radio, which a form focuses when the answer is invalid. */
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  yes?: ReactNode;
  no?: ReactNode;
}

/** A question with Yes and No, which look alike so that neither is suggested. For a Controller's field. */
export function YesNoField({
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled = false,
  yes = 'Yes',
  no = 'No',
  ...field
}: YesNoFieldProps) {
  const radio = { type: 'radio', name, disabled, onBlur } as const;
  return (
    <Fieldset {...field} question>
      <Pair>
        <ChoiceCard>
          <input
            {...radio}
            ref={ref}
            value="yes"
            checked={value === true}
            onChange={() => onChange(true)}
          />
          {yes}
        </ChoiceCard>
        <ChoiceCard>
          <input {...radio} value="no" checked={value === false} onChange={() => onChange(false)} />
          {no}
        </ChoiceCard>
      </Pair>
    </Fieldset>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  max-width: 24rem;
`;
