import { formatCentavos, toCentavos } from './money';

export interface EditedText {
  text: string;
  /** The caret's position in it. */
  caret: number;
}

/**
 * The text of an amount field during typing (spec §5): digits and the first dot, with 0 in front of a leading dot. The
 * caret stays behind the same digit.
 */
export function cleanAmountInput(typed: string, caret: number): EditedText {
  const text = digitsAndDot(typed);
  const before = digitsAndDot(typed.slice(0, caret)).length;
  if (text.startsWith('.')) return { text: `0${text}`, caret: before === 0 ? 0 : before + 1 };
  return { text, caret: before };
}

/** The text of an amount field after leaving it: `1,234.50`; text that is not an amount stays unchanged. */
export function formatAmountInput(text: string): string {
  const centavos = toCentavos(text);
  return centavos === null ? text : formatCentavos(centavos);
}

function digitsAndDot(text: string): string {
  const characters = text.replaceAll(/[^\d.]/g, '');
  const dot = characters.indexOf('.');
  if (dot === -1) return characters;
  return characters.slice(0, dot + 1) + characters.slice(dot + 1).replaceAll('.', '');
}
