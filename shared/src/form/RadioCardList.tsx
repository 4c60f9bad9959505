import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';
import { ChoiceCard } from './Choice.styled';
import type { FieldProps } from './Field';
import { Fieldset } from './Fieldset';

interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  /** Shown beside the label. It describes the option and is not part of its name. */
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioCardListProps<V extends string> extends FieldProps {
  options: readonly RadioCard<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
}

export function RadioCardList<V extends string>({
  options,
  value,
  onChange,
  ...field
}: RadioCardListProps<V>) {
  const name = useId();
  return (
    <Fieldset {...field}>
      {options.map((option, index) => (
        <ChoiceCard key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            aria-labelledby={option.aside ? `${name}${index} ${name}${index}-more` : undefined}
            aria-describedby={option.aside ? `${name}${index}-aside` : undefined}
          />
          <Text>
            <Line>
              <Title id={`${name}${index}`}>{option.label}</Title>
              {option.aside ? <span id={`${name}${index}-aside`}>{option.aside}</span> : null}
            </Line>
            {option.description ? (
              <Description id={`${name}${index}-more`}>{option.description}</Description>
            ) : null}
          </Text>
        </ChoiceCard>
      ))}
    </Fieldset>
  );
}

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

const Description = styled.span`
  display: block;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
