/**
 * Replaces an input's text. While the input has the focus, this is one step of the browser's undo. Otherwise the browser
 * would repeat its older steps on a text that they do not fit, so they are forgotten.
 */
export function writeText(input: HTMLInputElement, text: string, caret = text.length): void {
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
export function forgetUndo(input: HTMLInputElement): void {
  input.type = 'hidden';
  input.type = 'text';
}
