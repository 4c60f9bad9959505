/*
 * The one number format of the portal. Spec §5 shows amounts in en-US, so counts and percentages do the same, whatever
 * the platform's locale. Amounts of money are formatted in ./money, percentages in ./percent.
 */

/** `1,250.5`: thousands separators, and three decimals at most unless `options` say otherwise. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString('en-US', options);
}

/** A count of shares, units or rows: `1,250`; '--' when unknown. */
export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '--' : formatNumber(count);
}

/** A count with its noun: `1 commitment`, `2 commitments`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
