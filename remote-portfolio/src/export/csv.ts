import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { formatDate } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';
import { currencyOf, formatAmount } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { TextFile } from '@investor-portal/shared/storage/save-file';

/** A cell is text as received, a number or date in our plain format (`50000.00`, `2026-11-30`), or empty. */
export type Cell = { text: string } | { plain: string } | null;

export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

export interface RowsRead<Row> {
  rows: readonly Row[];
  unreadable: number;
}

export interface CsvFile extends TextFile {
  rows: number;
  unreadable: number;
}

export function csvFile<Row>(
  name: string,
  columns: Columns<Row>,
  { rows, unreadable }: RowsRead<Row>,
): CsvFile {
  return {
    name: `${name}-${formatDate(serverNow())}.csv`,
    type: 'text/csv;charset=utf-8',
    text: toCsv(columns, rows),
    rows: rows.length,
    unreadable,
  };
}

/**
 * Writes CSV (RFC 4180) with a byte order mark, which Excel needs to read UTF-8. Text that a spreadsheet would run as a
 * formula or turn into another value, such as `000123`, gets an apostrophe. Excel shows the apostrophe. `="000123"`
 * would look better in Excel, but LibreOffice and Numbers would show all of it. Our own numbers stay numbers.
 */
export function toCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns).map(quote),
    ...rows.map((row) => Object.values(columns).map((cellOf) => formatCell(cellOf(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  return 'plain' in cell ? cell.plain : quote(escapeText(cell.text));
}

/** Spreadsheets show these numbers digit for digit. */
const exactNumber = /^(?:0|[1-9]\d{0,14})$/;
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Spreadsheets read these texts as a number, day, month or time, and show or save them in another form. */
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

// Some locales of Excel accept full-width signs, and Excel skips the other characters in this class.
const startsFormula = /^[\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
// Spreadsheets that split at semicolons or tabs treat quotes within a line as text, so a cell may begin there.
const startsFormulaLater = /([;\t\r\n][\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*)(?=[=+\-@＝＋－＠|])/gu;

function escapeText(text: string): string {
  const escaped = text.replace(startsFormulaLater, "$1'");
  return startsFormula.test(text) || isReadAsValue(text) ? `'${escaped}` : escaped;
}

function quote(text: string): string {
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const cell = {
  text: (text: string | null | undefined): Cell => (text ? { text } : null),
  currency: (code: string, amount: number | null): Cell =>
    amount === null ? null : { text: currencyOf(code) },
  amount: (amount: number | null): Cell => plainCell(formatAmount(amount).replaceAll(',', '')),
  date: (date: WireDate): Cell => plainCell(formatDate(date)),
  // String(count) uses an exponent for very large and small numbers, which some spreadsheets read as text.
  count: (count: number | null | undefined): Cell =>
    count == null
      ? null
      : plainCell(formatNumber(count, { useGrouping: false, maximumFractionDigits: 20 })),
};

function plainCell(shown: string): Cell {
  return shown === '--' ? null : { plain: shown };
}
