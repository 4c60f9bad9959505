import {
  applyEdit,
  positionAfter,
  reachDigit,
  type EditedText,
  type TextEdit,
} from '@investor-portal/shared/rules/text-edit';

/** Tax identification numbers are written as 123-456-789, with a branch code of three to five digits after it. */
const groups = /^(\d{1,3})(\d{1,3})?(\d{1,3})?(\d+)?$/;

/**
 * Text with other characters stays as it was typed, without the field's dashes, because it may be another country's
 * number. The caret stays behind the same digit.
 */
export function editTaxNumber(edit: TextEdit): EditedText {
  if (!/^[\d\s.-]*$/.test(applyEdit(edit).text))
    return applyEdit(isOfDigits(edit) ? withoutDashes(edit) : edit);
  const { text, caret } = applyEdit(isOfDigits(edit) ? reachDigit(edit) : edit);
  const grouped = group(digitsOf(text));
  const before = digitsOf(text.slice(0, caret)).length;
  return { text: grouped, caret: positionAfter(before, grouped) };
}

/**
 * Whether the field has grouped the number. The field puts a deleted dash back, so Backspace has to delete the digit
 * before the dash.
 */
function isOfDigits({ start, removed, end }: TextEdit): boolean {
  const before = start + removed + end;
  return before === group(digitsOf(before));
}

function withoutDashes(edit: TextEdit): TextEdit {
  return { ...edit, start: digitsOf(edit.start), end: digitsOf(edit.end) };
}

function group(digits: string): string {
  return groups.exec(digits)?.slice(1).filter(Boolean).join('-') ?? '';
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
