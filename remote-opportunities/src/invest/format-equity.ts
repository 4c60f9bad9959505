/** A part of a company in percent: three digits that say something, however small; '--' for none. */
export function formatEquity(percent: number | null): string {
  if (percent === null) return '--';
  return `${percent.toLocaleString('en-US', { maximumSignificantDigits: 3 })}%`;
}
