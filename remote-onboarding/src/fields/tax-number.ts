import type { EditedText } from '@investor-portal/shared/rules/amount-input';

/** How tax identification numbers are written: 123-456-789, with a branch code of three to five digits after it. */
const groups = /^(\d{1,3})(\d{1,3})?(\d{1,3})?(\d+)?$/;

/**
 * Groups the digits of a tax number during typing, whatever separates them in a pasted one. Nothing is cut off, and text
 * with other characters stays as it is, since it may be another country's number. The caret stays behind the same digit.
 */
export function groupTaxNumber(text: string, caret: number): EditedText {
  if (!/^[\d\s.-]*$/.test(text)) return { text, caret };
  const grouped = group(digitsOf(text));
  const before = digitsOf(text.slice(0, caret)).length;
  return { text: grouped, caret: positionAfter(before, grouped) };
}

function group(digits: string): string {
  return groups.exec(digits)?.slice(1).filter(Boolean).join('-') ?? '';
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The position behind the given number of digits. */
function positionAfter(digits: number, text: string): number {
  let position = 0;
  for (let passed = 0; passed < digits && position < text.length; position += 1)
    if (text[position] !== '-') passed += 1;
  return position;
}
