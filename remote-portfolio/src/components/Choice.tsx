import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { focusRing, forcedHighlight, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface ChoiceProps<Value extends string> {
  legend: string;
  options: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** Radio buttons in the style of a segmented control. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <Well data-screen-only="">
      <legend>{legend}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{options[option]}</span>
        </label>
      ))}
    </Well>
  );
}

const Well = styled.fieldset`
  display: inline-flex;
  padding: 3px;
  background: ${tokens.colour.sunken};
  border-radius: ${tokens.radius.md};

  ${media.largeText} {
    flex-wrap: wrap;
  }

  legend {
    ${visuallyHidden}
  }

  label {
    position: relative;
    flex: auto;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    /* Lets clicks reach the label's text. */
    pointer-events: none;
  }

  span {
    display: grid;
    min-height: 2.75rem;
    padding-inline: ${tokens.space[4]};
    place-items: center;
    border-radius: ${tokens.radius.sm};
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
    font-weight: 550;
    line-height: 1.2;
    text-align: center;
    text-wrap: balance;

    ${media.phone} {
      padding-inline: 0.375rem;
      font-size: 0.8125rem;
    }
  }

  input:checked + span {
    background: ${tokens.colour.raised};
    box-shadow: ${tokens.shadow[1]};
    color: ${tokens.colour.ink};
    ${forcedHighlight}
  }

  input:focus-visible + span {
    ${focusRing}
  }
`;
