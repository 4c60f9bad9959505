import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { formatAmount } from '@investor-portal/shared/rules/money';
import { currencyOf } from '../components/totals';

/** Text as received, a number or a date in our own plain format (`50000.00`, `2026-11-30`), or an empty cell. */
type Cell = { text: string } | { plain: string } | null;

export interface Column<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/**
 * Writes a table as CSV (RFC 4180): CRLF, quotes where needed, and a byte order mark so that Excel reads UTF-8. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe, also after characters at which some
 * spreadsheets split. So is text that a spreadsheet would turn into another value, such as `000123` into 123. Excel shows
 * the apostrophe, but `="000123"`, which Excel hides, is the text itself in LibreOffice and Numbers. Our own numbers stay
 * numbers, even negative ones.
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
  return 'plain' in cell ? cell.plain : quote(escapeText(cell.text));
}

/** Numbers that a spreadsheet shows digit for digit. */
const exactNumber = /^(?:0|[1-9]\d{0,14})$/;
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Texts that a spreadsheet reads as a number, day, month or time, and shows or saves in another form. */
const readAsValue = [
  /^(?=\D*\d)[\d.,\s]+(?:e[+-]?\d+|%)?$/i,
  /^(?:\d{1,2}|\d{4})(?:\s*[-/.:]\s*(?:\d{1,2}|\d{4})){1,2}(?:\s*[ap]m)?$/i,
  new RegExp(`^(?:\\d{1,4}[\\s/.-]*)(?:${months})(?:[\\s,/.-]*\\d{1,4})?$`, 'i'),
  new RegExp(`^(?:${months})[\\s,/.-]*\\d{1,4}(?:[\\s,/.-]+\\d{1,4})?$`, 'i'),
];

function isReadAsValue(text: string): boolean {
  const trimmed = text.trim();
  return !exactNumber.test(trimmed) && readAsValue.some((pattern) => pattern.test(trimmed));
}

// Includes full-width signs, which some locales of Excel read like the plain ones, and characters that it skips.
const startsFormula = /^[\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
// Spreadsheets that split at semicolons or tabs treat quotes within a line as text, so a cell may begin after them.
const startsFormulaLater = /([;\t\r\n][\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*)(?=[=+\-@＝＋－＠|])/gu;

function escapeText(text: string): string {
  const escaped = text.replace(startsFormulaLater, "$1'");
  return startsFormula.test(text) || isReadAsValue(text) ? `'${escaped}` : escaped;
}

function quote(text: string): string {
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `50000.00`: read as a number by any spreadsheet. */
export function amountCell(amount: number | null): Cell {
  const shown = formatAmount(amount);
  return shown === '--' ? null : { plain: shown.replaceAll(',', '') };
}

/** The currency of an amount, by default the platform's; empty if there is no amount. */
export function currencyCell(code: string, amount: number | null): Cell {
  return amount === null ? null : textCell(currencyOf(code));
}

export function countCell(count: number | null): Cell {
  if (count === null) return null;
  // String(count) uses an exponent for very large and small numbers, which some spreadsheets take for text.
  const options = { useGrouping: false, maximumFractionDigits: 20 } as const;
  return { plain: formatNumber(count, options) };
}

/** `YYYY-MM-DD` in the platform's zone, as on screen. */
export function dateCell(date: WireDate): Cell {
  const shown = formatDate(date);
  return shown === '--' ? null : { plain: shown };
}

export function textCell(text: string): Cell {
  return text === '' ? null : { text };
}
