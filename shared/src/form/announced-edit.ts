import type { TextEdit } from '../rules/amount-input';

const isEdit = /^(?:insertText|insertFromPaste|delete(?!ByDrag|Composition))/;

/**
 * Returns the change that a `beforeinput` event announces. Null for undo, and for the text of an input method or an Android
 * keyboard, which cannot be rejected.
 */
export function announcedEdit(event: InputEvent, input: HTMLInputElement): TextEdit | null {
  const { inputType, data, cancelable, isComposing } = event;
  if (isComposing || !cancelable || !isEdit.test(inputType)) return null;
  const { value } = input;
  const forward = inputType.endsWith('Forward');
  let [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length];
  if (from === to && inputType.startsWith('delete')) {
    // An amount is one word and one line.
    const isOne = inputType.startsWith('deleteContent');
    if (forward) to = isOne ? to + 1 : value.length;
    else from = isOne ? Math.max(from - 1, 0) : 0;
  }
  return {
    start: value.slice(0, from),
    removed: value.slice(from, to),
    inserted: data ?? event.dataTransfer?.getData('text/plain') ?? '',
    end: value.slice(to),
    forward,
  };
}

/** Two cells of a spreadsheet are two numbers, which a browser would join. */
export function separateLines(text: string): string {
  if (!/[\r\n]/.test(text)) return text;
  return text
    .trim()
    .split(/\s*[\r\n]\s*/)
    .join('; ');
}
