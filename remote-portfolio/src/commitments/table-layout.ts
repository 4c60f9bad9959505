/** The width from which a list is a table, 900 px: its columns need that much. */
export const tableRem = 56.25;
export const asTable = `@media (min-width: ${tableRem}rem)`;

/** The grid of a row and its head: the issuer, the facts, and the place of the kebab menu. */
export const rowColumns = 'minmax(6.75rem, 1.6fr) minmax(38.75rem, 6fr) 2.75rem';

/** The columns of the facts. No width depends on what is in it, so that they line up from row to row. */
export const factColumns = {
  // Code, code, shares, amount, date, date, status.
  commitment: tracks([4.5, 1], [5, 1.3], [3.25, 0.4], [7, 1], [4.75, 0.7], [4.75, 0.7], [6.5, 1]),
  // Code, date, days, status, progress.
  campaign: tracks([4.5, 1.1], [4.9, 0.9], [3.25, 0.9], [6.5, 1], [6, 1.6]),
} as const;

export type TableLayout = keyof typeof factColumns;

/** Tracks of at least `rem`, each with its share of the remaining width. */
function tracks(...each: readonly (readonly [rem: number, share: number])[]): string {
  return each.map(([rem, share]) => `minmax(${rem}rem, ${share}fr)`).join(' ');
}
