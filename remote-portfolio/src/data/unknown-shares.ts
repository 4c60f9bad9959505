/** The shares of a balance when the API sends neither the shares nor that there are none. */
export const unknownShares = 'We don’t know which shares you held on this date.';

/** Whether the API says what was held on a day. It may send a number of shares without the list of them. */
export function knowsShares(entries: readonly unknown[], shares: number | null): boolean {
  return entries.length > 0 || shares === 0;
}
