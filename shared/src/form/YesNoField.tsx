import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { ChoiceCard } from './Choice.styled';
import type { FieldProps } from './Field';
import { Fieldset } from './Fieldset';

interface YesNoFieldProps extends FieldProps {
  name: string;
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  notes?: { yes: ReactNode; no: ReactNode } | undefined;
}

/** A question with the answers Yes and No, which look alike so that neither is suggested. For a Controller's field. */
export function YesNoField({
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled = false,
  notes,
  ...field
}: YesNoFieldProps) {
  const id = useId();
  const card = (answer: boolean, label: string, note: ReactNode) => (
    <ChoiceCard>
      <input
        type="radio"
        name={name}
        disabled={disabled}
        onBlur={onBlur}
        ref={answer ? ref : undefined}
        value={answer ? 'yes' : 'no'}
        checked={value === answer}
        onChange={() => onChange(answer)}
        aria-describedby={note ? `${id}${answer}` : undefined}
      />
      {note ? (
        <span>
          <span>{label}</span>
          {/* The note describes the radio, whose name stays the answer. */}
          <Note id={`${id}${answer}`} aria-hidden="true">
            {note}
          </Note>
        </span>
      ) : (
        <span>{label}</span>
      )}
    </ChoiceCard>
  );
  return (
    <Fieldset {...field} question>
      <Pair $hasNotes={notes !== undefined}>
        {card(true, 'Yes', notes?.yes)}
        {card(false, 'No', notes?.no)}
      </Pair>
    </Fieldset>
  );
}

const Note = styled.span`
  display: block;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;

const Pair = styled.div<{ $hasNotes: boolean }>`
  display: grid;
  /* Side by side. On a phone, an answer with a note takes its own line. */
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $hasNotes }) => ($hasNotes ? '11rem' : '6rem')}), 1fr)
  );
  gap: ${tokens.space[3]};

  /* As high as the other fields. */
  > label {
    padding-block: 0.625rem;
  }
`;
