import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { css, styled } from 'styled-components';
import { readAmount } from '../rules/amount-grammar';
import {
  applyEdit,
  editAmount,
  formatAmountInput,
  announcedEdit,
  separateLines,
} from '../rules/amount-input';
import { tabularDigits } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { FormField, type FieldProps, type InputProps } from './Field';
import { SmallText } from '../ui/Layout';
import { ControlBox, ErrorRegion, Input } from './Field.styled';

interface MoneyFieldProps extends FieldProps, InputProps {
  currency: string;
  /** Accepts any text while the investor types, so that a validation rule can report the problem. */
  anyText?: boolean;
  /** For the amount that a screen is about. */
  large?: boolean;
}

/**
 * An amount of money (spec §5, readings R15). Rejects keys that cannot belong to an amount, and shows two decimals and
 * separators when the field loses the focus. A text that is not an amount stays unchanged. The field's value is the text,
 * which `readAmount` parses, also while an input method composes it. Works with `register`, a Controller's field and plain
 * state, because every change reaches `onChange`.
 */
export function MoneyField({
  currency,
  anyText = false,
  large = false,
  onChange,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const { value } = input;
  const box = useRef<HTMLDivElement>(null);
  const isWriting = useRef(false);
  const needsPreview = useRef(false);
  const [preview, setPreview] = useState('');

  const write = (target: HTMLInputElement, text: string, caret?: number) => {
    isWriting.current = true;
    writeText(target, text, caret);
    isWriting.current = false;
  };
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const { target } = event;
    if (isWriting.current || !(target instanceof HTMLInputElement)) return;
    needsPreview.current = false;
    const edit = announcedEdit(event, target);
    if (!edit) return;
    const typed = applyEdit(edit);
    const change = { ...edit, inserted: separateLines(edit.inserted) };
    // A digit that is added to a formatted amount or deleted must not break its groups: `50,00` would be 50.00.
    const isFree = anyText && !/^\d?$/.test(edit.inserted);
    const edited = isFree
      ? { ...applyEdit(change), needsPreview: false }
      : editAmount(change, currency);
    needsPreview.current = edited.needsPreview;
    if (edited.text === typed.text && edited.caret === typed.caret) return;
    event.preventDefault();
    write(target, edited.text, edited.caret);
  });
  useEffect(() => {
    // React's onBeforeInput is a different event.
    const element = box.current;
    element?.addEventListener('beforeinput', beforeInput);
    return () => element?.removeEventListener('beforeinput', beforeInput);
  }, []);
  // The screen may have replaced the text.
  useEffect(() => {
    const element = box.current?.querySelector('input');
    if (!element || element.value !== value) return;
    if (element !== document.activeElement) forgetUndo(element);
  }, [value]);

  const format = (target: HTMLInputElement) => {
    write(target, formatAmountInput(target.value, currency));
    needsPreview.current = false;
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setPreview('');
    onChange?.(event);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    format(event.target);
    setPreview('');
    onBlur?.(event);
  };
  /** Enter does not continue with an amount that the investor has not seen yet. */
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    const target = event.currentTarget;
    const reading = readAmount(target.value, currency);
    const shown = formatAmountInput(target.value, currency);
    const mustShow =
      reading.kind === 'amount' &&
      (reading.needsPreview || needsPreview.current) &&
      preview !== shown;
    if (mustShow || event.repeat) event.preventDefault();
    if (!mustShow) return;
    // An input method still has the text that it composes.
    if (!event.nativeEvent.isComposing) format(target);
    setPreview(shown);
  };

  return (
    <FormField {...input}>
      {(control) => (
        <>
          <ControlBox ref={box}>
            <Currency id={`${control.id}-currency`} aria-hidden="true">
              {currency}
            </Currency>
            <AmountInput
              inputMode="decimal"
              enterKeyHint="next"
              autoComplete="off"
              placeholder="0.00"
              {...control}
              aria-describedby={[
                control['aria-describedby'],
                `${control.id}-currency`,
                input['aria-describedby'],
              ]
                .join(' ')
                .trim()}
              type="text"
              $large={large}
              onChange={handleChange}
              onKeyDown={handleKeyDown}
              onBlur={handleBlur}
            />
          </ControlBox>
          <ErrorRegion aria-live="polite">
            {preview === '' ? null : (
              <SmallText key={preview}>
                {`We read this as ${preview}. Press Enter again to continue.`}
              </SmallText>
            )}
          </ErrorRegion>
        </>
      )}
    </FormField>
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

const AmountInput = styled(Input)<{ $large: boolean }>`
  ${tabularDigits}
  padding-inline-start: 0.625rem;
  font-weight: 550;

  ${({ $large }) => $large && largeText}
`;

/**
 * Replaces an input's text. While the input has the focus, this is one step of the browser's undo. Otherwise the browser
 * would repeat its older steps on a text that they do not fit, so they are forgotten.
 */
function writeText(input: HTMLInputElement, text: string, caret = text.length): void {
  const isFocused = document.activeElement === input;
  if (input.value !== text && !(isFocused && replaceByCommand(input, text))) {
    // React would ignore a value that is assigned.
    input.setRangeText(text, 0, input.value.length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Safari would focus any input whose caret is set.
  if (isFocused) input.setSelectionRange(caret, caret);
  else forgetUndo(input);
}

function replaceByCommand(input: HTMLInputElement, text: string): boolean {
  input.select();
  // No other way to change a text keeps the browser's undo. Test environments have no commands.
  return document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/** A change of the type gives the input new content, to which no step of the browser's undo belongs. */
function forgetUndo(input: HTMLInputElement): void {
  input.type = 'hidden';
  input.type = 'text';
}
