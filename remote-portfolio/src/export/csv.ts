import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { currencyOf } from '../components/totals';

/** Text as received, a number in our own plain format (`50000.00`), or an empty cell. */
type Cell = { text: string } | { number: string } | null;

export interface Column<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/**
 * Writes a table as CSV (RFC 4180): CRLF, quotes where needed, and a byte order mark so that Excel reads UTF-8. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe, also after characters at which some
 * spreadsheets split. Our own numbers stay numbers, even negative ones.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => quote(header)),
    ...rows.map((row) => columns.map((column) => formatCell(column.cell(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  return 'number' in cell ? cell.number : quote(escapeFormula(cell.text));
}

// Includes full-width signs, which some locales of Excel read like the plain ones, and characters that it skips.
const startsFormula = /^[\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
// Spreadsheets that split at semicolons or tabs treat quotes within a line as text, so a cell may begin after them.
const startsFormulaLater = /([;\t\r\n][\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*)(?=[=+\-@＝＋－＠|])/gu;

function escapeFormula(text: string): string {
  const escaped = text.replace(startsFormulaLater, "$1'");
  return startsFormula.test(text) ? `'${escaped}` : escaped;
}

function quote(text: string): string {
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `50000.00`: read as a number by any spreadsheet. */
export function amountCell(amount: number | null): Cell {
  const shown = formatAmount(amount);
  return shown === '--' ? null : { number: shown.replaceAll(',', '') };
}

/** The currency of an amount, by default the platform's; empty if there is no amount. */
export function currencyCell(code: string, amount: number | null): Cell {
  return amount === null ? null : textCell(currencyOf(code));
}

export function countCell(count: number | null): Cell {
  if (count === null) return null;
  // String(count) uses an exponent for very large and small numbers, which some spreadsheets take for text.
  const plain = { useGrouping: false, maximumFractionDigits: 20 } as const;
  return { number: formatNumber(count, plain) };
}

/** `YYYY-MM-DD` in the platform's zone, as on screen. */
export function dateCell(date: WireDate): Cell {
  const shown = formatDate(date);
  return shown === '--' ? null : { text: shown };
}

export function textCell(text: string): Cell {
  return text === '' ? null : { text };
}
