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
 * Groups the digits with dashes and keeps the caret after the same digit. Text with other characters stays as typed,
 * without the field's dashes, because it may be another country's number.
 */
export function editTaxNumber(edit: TextEdit): EditedText {
  if (!/^[\d\s.-]*$/.test(applyEdit(edit).text))
    return applyEdit(wasGrouped(edit) ? withoutDashes(edit) : edit);
  const { text, caret } = applyEdit(wasGrouped(edit) ? reachDigit(edit) : edit);
  const grouped = group(digitsOf(text));
  const before = digitsOf(text.slice(0, caret)).length;
  return { text: grouped, caret: positionAfter(before, grouped) };
}

/**
 * Whether the field had grouped the number before the edit. The field puts a deleted dash back, so Backspace has to
 * delete the digit before the dash.
 */
function wasGrouped({ start, removed, end }: TextEdit): boolean {
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
