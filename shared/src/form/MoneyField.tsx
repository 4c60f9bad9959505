import {
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { css, styled } from 'styled-components';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { readAmount } from '../rules/amount-grammar';
import { editAmount, formatAmountInput } from '../rules/amount-input';
import { applyEdit, type TextEdit } from '../rules/text-edit';
import { tabularDigits } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { bareControl, ControlBox, ErrorRegion, Hint } from './Field.styled';
import { useEditedText } from '../hooks/use-edited-text';

interface MoneyFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'onKeyDown'> {
  currency?: string;
  /** Accepts any text while the investor types, so that a validation rule can report the problem. */
  anyText?: boolean;
  /** For the amount that a screen is about. */
  large?: boolean;
}

/**
 * An amount of money (spec §5, readings R15). Keeps digits, dot and commas during typing, and shows two decimals and
 * separators when the field loses the focus. A text that is not an amount stays unchanged. The field's value is the text,
 * which `readAmount` parses. Works with `register`, a Controller's field and plain state, because every change reaches
 * `onChange`.
 */
export function MoneyField({
  currency = runtimeConfig().currency,
  anyText = false,
  large = false,
  onChange,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const needsPreview = useRef(false);
  const [preview, setPreview] = useState('');

  const edit = (change: TextEdit) => {
    setPreview('');
    // A digit that is added to a formatted amount or deleted must not break its groups: `50,00` would be 50.00.
    if (anyText && !/^\d?$/.test(change.inserted)) return applyEdit(change);
    const edited = editAmount(change, currency);
    needsPreview.current = edited.needsPreview;
    return edited;
  };
  const { handlers, write } = useEditedText({ edit, onChange, value: input.value });

  const format = (target: HTMLInputElement) => {
    const text = formatAmountInput(target.value, currency);
    write(target, { text, caret: text.length });
    needsPreview.current = false;
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    format(event.target);
    setPreview('');
    onBlur?.(event);
  };
  /** Keeps pasted lines apart, because two cells of a spreadsheet are two numbers that a browser would join. */
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*[\r\n]\s*/);
    if (lines.length === 1) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = value.slice(0, selectionStart ?? 0) + lines.join('; ');
    const text = start + value.slice(selectionEnd ?? value.length);
    write(event.currentTarget, { text, caret: start.length });
  };
  /** Enter does not continue with an amount that the investor has not seen yet. */
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    handlers.onKeyDown(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const target = event.currentTarget;
    const reading = readAmount(target.value, currency);
    const mustShow = reading.kind === 'amount' && (reading.needsPreview || needsPreview.current);
    if (mustShow || event.repeat) event.preventDefault();
    if (!mustShow) return;
    format(target);
    setPreview(target.value);
  };

  return (
    <Field {...input}>
      {(control) => (
        <>
          <ControlBox>
            <Currency id={`${control.id}-currency`} aria-hidden="true">
              {currency}
            </Currency>
            <Input
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              placeholder="0.00"
              {...control}
              {...handlers}
              aria-describedby={[
                control['aria-describedby'],
                `${control.id}-currency`,
                input['aria-describedby'],
              ]
                .join(' ')
                .trim()}
              type="text"
              $large={large}
              onPaste={handlePaste}
              onKeyDown={handleKeyDown}
              onBlur={handleBlur}
            />
          </ControlBox>
          <ErrorRegion aria-live="polite">
            {preview === '' ? null : (
              <Hint
                key={preview}
              >{`We read this as ${preview}. Press Enter again to continue.`}</Hint>
            )}
          </ErrorRegion>
        </>
      )}
    </Field>
  );
}

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

const largeText = css`
  min-height: 3.5rem;
  font-size: ${tokens.text['3xl']};
  font-weight: 620;
`;

const Input = styled.input<{ $large: boolean }>`
  ${bareControl}
  ${tabularDigits}
  padding-inline-start: 0.625rem;
  font-weight: 550;

  ${({ $large }) => $large && largeText}
`;
