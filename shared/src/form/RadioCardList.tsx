import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { media } from '../theme/media';
import { focusRing } from '../theme/mixins';
import { Cluster, SmallText } from '../ui/Layout';
import { Fieldset, type FieldProps } from './Field';
import { tick } from './Field.styled';

interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  /** Beside the label. Like the note under it, it describes the option and is not part of its name. */
  aside?: ReactNode;
  note?: ReactNode;
}

interface ChoiceProps extends FieldProps {
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface RadioCardListProps<V extends string> extends ChoiceProps {
  options: readonly RadioCard<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
  /** Shows the two answers to a question beside each other. */
  pair?: boolean;
}

export function RadioCardList<V extends string>(props: RadioCardListProps<V>) {
  const { options, value, onChange, name, onBlur, ref, pair = false, ...field } = props;
  const id = useId();
  const cards = options.map((option, index) => {
    const [title, more, aside] = ['title', 'more', 'aside'].map((part) => `${id}${index}-${part}`);
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
          aria-labelledby={describes ? `${title} ${option.description ? more : ''}` : undefined}
          aria-describedby={describes ? aside : undefined}
        />
        <Text>
          <Cluster as="span" $justify="between">
            <Title id={title}>{option.label}</Title>
            {option.aside ? <span id={aside}>{option.aside}</span> : null}
          </Cluster>
          {option.description ? (
            <SmallText as="span" id={more}>
              {option.description}
            </SmallText>
          ) : null}
          {option.note ? (
            <SmallText as="span" id={aside}>
              {option.note}
            </SmallText>
          ) : null}
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

  &:has(:checked) {
    background: ${tokens.colour['accent-soft']};
    border-color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 0 0 1px ${tokens.colour['accent-text']};
  }

  [aria-invalid='true'] & {
    border-color: ${tokens.colour.danger};
    box-shadow: none;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input:focus-visible {
    outline: none;
  }
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  font-weight: 600;
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

interface YesNoFieldProps extends ChoiceProps {
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
