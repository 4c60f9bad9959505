import { decimalSeparatorAt, readAmount, toAscii } from './amount-grammar';
import { formatCentavos, type Centavos } from './money';
import { applyEdit, positionAfter, reachDigit, type EditedText, type TextEdit } from './text-edit';

interface EditedAmount extends EditedText {
  /** The amount was entered with separators that the text no longer has (`AmountReading`). */
  reread: boolean;
}

/**
 * The text of an amount field after a change (spec §5, readings R15). A single character is a key: only digits, the first
 * dot and commas appear. More arrive as a whole: an amount is shown in digits and a dot, anything else stays as it is.
 */
export function editAmount(edit: TextEdit, currency?: string): EditedAmount {
  if (edit.removed === '' && edit.inserted === '') return { ...applyEdit(edit), reread: false };
  if ([...edit.inserted].length > 1) return receive(edit, currency);
  const typed = edit.inserted === '' ? deletion(edit) : key(edit);
  return { ...withLeadingZero(applyEdit(typed)), reread: false };
}

/** The text of an amount field after leaving it: `1,234.50`; text that is not an amount stays unchanged. */
export function formatAmountInput(text: string, currency?: string): string {
  const reading = readAmount(text, currency);
  if (reading.kind !== 'amount' || reading.centavos === Infinity) return text;
  return formatCentavos(reading.centavos as Centavos);
}

function receive(edit: TextEdit, currency?: string): EditedAmount {
  const { text, caret } = applyEdit(isFormatted(edit) ? ungrouped(edit) : edit);
  const reading = readAmount(text, currency);
  if (reading.kind !== 'amount') return { text, caret, reread: false };
  const { plain, reread } = reading;
  const digits = toAscii(text.slice(0, caret)).replaceAll(/\D/g, '').length;
  const isAtEnd = caret === text.length;
  return { text: plain, caret: isAtEnd ? plain.length : positionAfter(digits, plain), reread };
}

/** The portal's own separators go with the first key, so that they never stand in the middle of a group. */
function key(edit: TextEdit): TextEdit {
  const { start, end, ...rest } = isFormatted(edit) ? ungrouped(edit) : edit;
  const character = toAscii(edit.inserted);
  const appears = /^[\d,]$/.test(character) || (character === '.' && !(start + end).includes('.'));
  return {
    ...rest,
    start: start === '0' && /\d/.test(character) ? '' : start,
    inserted: appears ? character : '',
    end,
  };
}

/** Never makes an amount larger: thousands stay together, and the decimal separator stays while decimals follow it. */
function deletion(edit: TextEdit): TextEdit {
  const before = edit.start + edit.removed + edit.end;
  if (!/^[\d.,]*$/.test(before)) return edit;
  const decimal = edit.removed[decimalSeparatorAt(before) - edit.start.length];
  const bare = isGrouped(before) ? ungrouped(edit) : edit;
  if (decimal === undefined) return bare === edit ? edit : reachDigit(bare);
  if (bare.end === '') return bare;
  return bare.forward && bare.removed === decimal
    ? { ...bare, start: bare.start + decimal }
    : { ...bare, end: decimal + bare.end };
}

function isFormatted({ start, removed, end }: TextEdit): boolean {
  return /^\d{1,3}(?:,\d{3})+\.\d\d$/.test(start + removed + end);
}

function isGrouped(text: string): boolean {
  return readAmount(text).kind === 'amount' && /[.,]\d{3}(?!\d)/.test(text);
}

/** The same change of the text without its thousands separators. */
function ungrouped(edit: TextEdit): TextEdit {
  const { start, removed, end } = edit;
  const decimal = decimalSeparatorAt(start + removed + end);
  const bare = (part: string, from: number) =>
    [...part].filter((each, at) => /\d/.test(each) || from + at === decimal).join('');
  return {
    ...edit,
    start: bare(start, 0),
    removed: removed === '' ? '' : bare(removed, start.length) || removed,
    end: bare(end, start.length + removed.length),
  };
}

/** A number starts with a digit (spec §5); the caret is behind it, so that what is typed next does not multiply it. */
function withLeadingZero({ text, caret }: EditedText): EditedText {
  return /^[.,]/.test(text) ? { text: `0${text}`, caret: caret + 1 } : { text, caret };
}
