import { decimalSeparatorAt, readAmount, toAscii } from './amount-grammar';
import { formatCentavos, type Centavos } from './money';

export interface EditedText {
  text: string;
  caret: number;
}

/** One change of a field's text. The previous text was `start + removed + end`. */
export interface TextEdit {
  start: string;
  removed: string;
  inserted: string;
  end: string;
  /** Whether the investor deleted towards the end of the text. */
  forward: boolean;
}

interface EditedAmount extends EditedText {
  /** Whether the investor pasted separators that the text no longer has. */
  needsPreview: boolean;
}

// A single character is a key press, which may add digits, the first dot and commas (spec §5, readings R15). Several characters
// are a paste: an amount is shown in digits and a dot, and other text stays unchanged.
export function editAmount(edit: TextEdit, currency?: string): EditedAmount {
  if (edit.removed === '' && edit.inserted === '')
    return { ...applyEdit(edit), needsPreview: false };
  if ([...edit.inserted].length > 1) return editPasted(edit, currency);
  const change = edit.inserted === '' ? editDeleted(edit) : editTyped(edit);
  return { ...withLeadingZero(applyEdit(change)), needsPreview: false };
}

/** Returns the text after the field loses the focus: `1,234.50`. A text that is not an amount stays unchanged. */
export function formatAmountInput(text: string, currency?: string): string {
  const reading = readAmount(text, currency);
  if (reading.kind !== 'amount' || reading.centavos === Infinity) return text;
  return formatCentavos(reading.centavos as Centavos);
}

function editPasted(edit: TextEdit, currency?: string): EditedAmount {
  const { text, caret } = applyEdit(isFormatted(edit) ? withoutGroups(edit) : edit);
  const reading = readAmount(text, currency);
  if (reading.kind !== 'amount') return { text, caret, needsPreview: false };
  const { plain, needsPreview } = reading;
  const digits = toAscii(text.slice(0, caret)).replaceAll(/\D/g, '').length;
  const isAtEnd = caret === text.length;
  return {
    text: plain,
    caret: isAtEnd ? plain.length : positionAfter(digits, plain),
    needsPreview,
  };
}

/** The first key removes the portal's own separators, so that they are never in the middle of a group. */
function editTyped(edit: TextEdit): TextEdit {
  const { start, end: following, ...rest } = isFormatted(edit) ? withoutGroups(edit) : edit;
  const character = toAscii(edit.inserted);
  // A dot that is typed before the dot replaces it, so that the next digits are decimals.
  const end = character === '.' ? following.replace(/^\./, '') : following;
  const appears = /^[\d,]$/.test(character) || (character === '.' && !(start + end).includes('.'));
  return {
    ...rest,
    start: start === '0' && /\d/.test(character) ? '' : start,
    inserted: appears ? character : '',
    end,
  };
}

/** Never makes an amount larger. Thousands stay together, and the decimal separator stays while decimals follow it. */
function editDeleted(edit: TextEdit): TextEdit {
  const before = edit.start + edit.removed + edit.end;
  if (!/^[\d.,]*$/.test(before)) return edit;
  const decimal = edit.removed[decimalSeparatorAt(before) - edit.start.length];
  const deletion = isGrouped(before) ? withoutGroups(edit) : edit;
  if (decimal === undefined) return deletion === edit ? edit : reachDigit(deletion);
  if (deletion.end === '') return deletion;
  return deletion.forward && deletion.removed === decimal
    ? { ...deletion, start: deletion.start + decimal }
    : { ...deletion, end: decimal + deletion.end };
}

function isFormatted({ start, removed, end }: TextEdit): boolean {
  return /^\d{1,3}(?:,\d{3})+\.\d\d$/.test(start + removed + end);
}

function isGrouped(text: string): boolean {
  return readAmount(text).kind === 'amount' && /[.,]\d{3}(?!\d)/.test(text);
}

function withoutGroups(edit: TextEdit): TextEdit {
  const { start, removed, end } = edit;
  const decimal = decimalSeparatorAt(start + removed + end);
  const withoutSeparators = (part: string, from: number) =>
    [...part].filter((each, at) => /\d/.test(each) || from + at === decimal).join('');
  return {
    ...edit,
    start: withoutSeparators(start, 0),
    removed: removed === '' ? '' : withoutSeparators(removed, start.length) || removed,
    end: withoutSeparators(end, start.length + removed.length),
  };
}

/** The caret is behind the 0 (spec §5), so that the next digit does not multiply the number. */
function withLeadingZero({ text, caret }: EditedText): EditedText {
  return /^[.,]/.test(text) ? { text: `0${text}`, caret: caret + 1 } : { text, caret };
}

export function applyEdit({ start, inserted, end }: TextEdit): EditedText {
  return { text: start + inserted + end, caret: start.length + inserted.length };
}

/** Backspace and Delete would do nothing if they removed only separators, which the field does not need. */
function reachDigit(edit: TextEdit): TextEdit {
  if (edit.inserted !== '' || edit.removed === '' || /\d/.test(edit.removed)) return edit;
  if (edit.forward) return { ...edit, end: edit.end.replace(/\d/, '') };
  return { ...edit, start: edit.start.replace(/\d(?=\D*$)/, '') };
}

function positionAfter(digits: number, text: string): number {
  let position = 0;
  for (let passed = 0; passed < digits && position < text.length; position += 1)
    if (/\d/.test(text.charAt(position))) passed += 1;
  return position;
}

const isEdit = /^(?:insertText|insertFromPaste|delete(?!ByDrag|Composition))/;

/** Null for undo, and for the text of an input method or an Android keyboard, which cannot be rejected. */
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
  return /[\r\n]/.test(text) ? text.trim().replaceAll(/\s*[\r\n]\s*/g, '; ') : text;
}
