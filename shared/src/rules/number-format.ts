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

const writtenNumber = /^[+-]?(?:(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/**
 * Reads a number as an API may write it in a text: `1250.5`, `1,250.50`, `12.5 %`. A comma separates thousands only where
 * groups of three digits follow it. `null` for anything else, such as `500,00`, and for a number that is not exact.
 */
export function readNumber(text: string): number | null {
  const digits = text.trim().replace(/\s*%$/, '');
  const value = writtenNumber.test(digits) ? Number(digits.replaceAll(',', '')) : NaN;
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}
