import { formatCentavos, toCentavos } from './money';

export interface EditedText {
  text: string;
  /** Where the caret stands in it. */
  caret: number;
}

/**
 * What an amount field keeps while one types (spec §5): digits and the first dot, with 0 before a dot that
 * comes first. The caret stays behind the same digit.
 */
export function keepAmount(typed: string, caret: number): EditedText {
  const kept = keep(typed);
  const before = keep(typed.slice(0, caret)).length;
  if (kept.startsWith('.')) return { text: `0${kept}`, caret: before === 0 ? 0 : before + 1 };
  return { text: kept, caret: before };
}

/** What it shows when one leaves it: `1,234.50`; text that is no amount stays as it is. */
export function showAmount(text: string): string {
  const centavos = toCentavos(text);
  return centavos === null ? text : formatCentavos(centavos);
}

function keep(text: string): string {
  const signs = text.replaceAll(/[^\d.]/g, '');
  const dot = signs.indexOf('.');
  if (dot === -1) return signs;
  return signs.slice(0, dot + 1) + signs.slice(dot + 1).replaceAll('.', '');
}
