import { useRef, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { cleanAmountInput, formatAmountInput } from '../rules/amount-input';
import { tabularDigits } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { bareControl, edge } from './Field.styled';

interface MoneyFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  /** Shown before the amount; the platform's by default. */
  currency?: string;
  /** Accepts any text during typing, so that a rule can report what is wrong; cleaned when the field is left. */
  anyText?: boolean;
}

/**
 * An amount of money (spec §5): keeps digits and a dot during typing, and shows two decimals and separators when the
 * field is left. Its value is that text ("1,234.50"); `toCentavos` reads it. Works with `register`, a Controller's field,
 * and plain state: every change reaches `onChange`.
 */
export function MoneyField({
  label,
  hint,
  error,
  required,
  id,
  currency = runtimeConfig().currency,
  anyText = false,
  onChange,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const leaving = useRef(false);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    if (!leaving.current && !anyText) {
      const clean = cleanAmountInput(target.value, target.selectionStart ?? target.value.length);
      if (clean.text !== target.value) {
        target.value = clean.text;
        target.setSelectionRange(clean.caret, clean.caret);
      }
    }
    onChange?.(event);
  };

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const shown = formatAmountInput(anyText ? cleanAmountInput(text, 0).text : text);
    if (shown !== text) {
      leaving.current = true;
      type(event.target, shown);
      leaving.current = false;
    }
    onBlur?.(event);
  };

  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        <Box>
          <Currency id={`${control.id}-currency`} aria-hidden="true">
            {currency}
          </Currency>
          <Input
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            placeholder="0.00"
            {...input}
            {...control}
            aria-describedby={[control['aria-describedby'], `${control.id}-currency`]
              .join(' ')
              .trim()}
            type="text"
            onChange={change}
            onBlur={leave}
          />
        </Box>
      )}
    </Field>
  );
}

const nativeValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
);

/** Sets a value as if the investor had typed it, because React ignores a value that is only assigned. */
function type(input: HTMLInputElement, text: string): void {
  nativeValue?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const Box = styled.div`
  ${edge}
  display: flex;
  align-items: stretch;
`;

const Currency = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  max-width: 50%;
  overflow: hidden;
  padding-inline: 0.875rem 0;
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  letter-spacing: 0.03em;
`;

const Input = styled.input`
  ${bareControl}
  ${tabularDigits}
  padding-inline-start: 0.625rem;
  font-weight: 550;
`;
