/** Text as received, a number in our own plain format (`50000.00`), or an empty cell. */
export type Cell = { text: string } | { number: string } | null;

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
