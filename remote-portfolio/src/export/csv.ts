/** A cell: text as it came, a number written plainly by us (`50000.00`), or nothing. */
export type Cell = { text: string } | { number: string } | null;

export interface Column<Row> {
  header: string;
  cell: (row: Row) => Cell;
}

/**
 * A table as CSV (RFC 4180): CRLF, quotes where needed, a byte order mark so that Excel reads UTF-8.
 * Text that a spreadsheet would run as a formula gets an apostrophe before it, also after a character at which some
 * spreadsheets split; numbers are ours and stay
 * numbers, a negative one too.
 */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => quoted(header)),
    ...rows.map((row) => columns.map((column) => written(column.cell(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function written(cell: Cell): string {
  if (cell === null) return '';
  return 'number' in cell ? cell.number : quoted(harmless(cell.text));
}

// Also the full-width signs, which some locales of Excel read as the plain ones, and what it skips before them.
const startsFormula = /^[\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*[=+\-@＝＋－＠|]|^[\t\r\n]/u;
// Where a spreadsheet splits lines at semicolons or tabs, it takes quotes within a line for text: what follows begins a cell.
const startsFormulaLater = /([;\t\r\n][\s\p{Cf}\p{Cc}\p{Pi}\p{Pf}"']*)(?=[=+\-@＝＋－＠|])/gu;

function harmless(text: string): string {
  const later = text.replace(startsFormulaLater, "$1'");
  return startsFormula.test(text) ? `'${later}` : later;
}

function quoted(text: string): string {
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
