/** Shown instead of an empty list when the API does not say that there are no shares. */
export const unknownShares = 'We don’t know which shares you held on this date.';

/** Whether the shares of a day are known. The API may send how many there are without listing them. */
export function knowsShares(entries: readonly unknown[], shares: number | null): boolean {
  return entries.length > 0 || shares === 0;
}
