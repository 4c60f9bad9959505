import { styled } from 'styled-components';
import { media } from '../theme/media';
import { touchArea } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { useFieldParts, type FieldProps, type InputProps } from './Field';

type SwitchFieldProps = Pick<FieldProps, 'label' | 'hint'> & InputProps;

export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const parts = useFieldParts({ hint });
  return (
    <Line>
      <span>
        <label htmlFor={parts.control.id}>{label}</label>
        {parts.hint}
      </span>
      <Switch {...input} {...parts.control} />
    </Line>
  );
}

const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  margin: 0;
  appearance: none;
  background: ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.pill};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};
  ${touchArea('1.625rem')}

  &::after {
    position: absolute;
    inset: 0.1875rem auto auto 0.1875rem;
    width: 1.25rem;
    height: 1.25rem;
    background: ${tokens.colour.surface};
    border-radius: 50%;
    box-shadow: ${tokens.shadow[2]};
    transition: transform ${tokens.motion.fast} ${tokens.motion.ease};
    content: '';
  }

  &:checked {
    background: ${tokens.colour['accent-text']};

    &::after {
      transform: translateX(1.125rem);
    }
  }

  ${media.forcedColours} {
    border: 1px solid ButtonText;

    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};

  > span {
    flex: 1;
    max-width: 100%;
  }

  label {
    display: block;
    padding-block: 0.125rem;
    font-weight: 500;
    cursor: pointer;
  }
`;
