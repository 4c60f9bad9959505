import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { Fieldset, type FieldProps } from './Field';
import { tick } from './Field.styled';

interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  /** Shown beside the label. It describes the option and is not part of its name. */
  aside?: ReactNode;
  /** Shown under the label. It describes the option and is not part of its name. */
  note?: ReactNode;
}

export interface RadioCardListProps<V extends string> extends FieldProps {
  options: readonly RadioCard<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Shows the two answers to a question beside each other. */
  pair?: boolean;
}

export function RadioCardList<V extends string>(props: RadioCardListProps<V>) {
  const { options, value, onChange, name, onBlur, ref, pair = false, ...field } = props;
  const id = useId();
  const cards = options.map((option, index) => {
    const ids = {
      title: `${id}${index}`,
      more: `${id}${index}-more`,
      aside: `${id}${index}-aside`,
    };
    const describes = Boolean(option.aside ?? option.note);
    return (
      <ChoiceCard key={option.value}>
        <input
          ref={index === 0 ? ref : undefined}
          type="radio"
          name={name ?? id}
          value={option.value}
          checked={option.value === value}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
          aria-labelledby={
            describes ? `${ids.title} ${option.description ? ids.more : ''}` : undefined
          }
          aria-describedby={describes ? ids.aside : undefined}
        />
        <Text>
          <Line>
            <Title id={ids.title}>{option.label}</Title>
            {option.aside ? <span id={ids.aside}>{option.aside}</span> : null}
          </Line>
          {option.description ? <Small id={ids.more}>{option.description}</Small> : null}
          {option.note ? <Small id={ids.aside}>{option.note}</Small> : null}
        </Text>
      </ChoiceCard>
    );
  });
  return (
    <Fieldset {...field} question={pair}>
      {pair ? <Pair $hasNotes={options.some(({ note }) => note)}>{cards}</Pair> : cards}
    </Fieldset>
  );
}

const ChoiceCard = styled.label`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  min-height: 3rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  cursor: pointer;

  /* Centred on the first line of the label. */
  input {
    ${tick}
    margin-top: 0.125rem;
  }

  ${media.hover} {
    &:hover {
      border-color: ${tokens.colour.ink};
    }
  }

  [aria-invalid='true'] & {
    border-color: ${tokens.colour.danger};
  }

  &:has(:checked) {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 0 0 1px ${tokens.colour['accent-text']};
  }

  [aria-invalid='true'] &:has(:checked) {
    background: ${tokens.colour['danger-soft']};
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input:focus-visible {
    outline: none;
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[3]};
  justify-content: space-between;
`;

const Title = styled.span`
  font-weight: 600;
`;

const Small = styled.span`
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

  ${Title} {
    font-weight: inherit;
  }
`;

interface YesNoFieldProps extends Omit<
  RadioCardListProps<'yes' | 'no'>,
  'options' | 'pair' | 'value' | 'onChange'
> {
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  notes?: { yes: ReactNode; no: ReactNode } | undefined;
}

/** A question with the answers Yes and No, which look alike so that neither is suggested. For a Controller's field. */
export function YesNoField({ value, onChange, notes, ...field }: YesNoFieldProps) {
  return (
    <RadioCardList
      {...field}
      pair
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onChange={(answer) => onChange(answer === 'yes')}
      options={[
        { value: 'yes', label: 'Yes', note: notes?.yes },
        { value: 'no', label: 'No', note: notes?.no },
      ]}
    />
  );
}
