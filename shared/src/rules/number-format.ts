// Spec §5 shows amounts in en-US, so counts and percentages use it too, regardless of the platform's locale.

/** `1,250.5`: thousands separators, and at most three decimals unless `options` differ. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return value.toLocaleString('en-US', options);
}

export function formatCount(count: number | null | undefined): string {
  return count === null || count === undefined ? '--' : formatNumber(count);
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
