import { readNumber } from '../schema/read-number';
import { formatNumber } from './number-format';

/** Reads a percentage as the API writes it: `"45.5"`, `"45.5%"`, `"1,250.00 %"` or 45.5. `null` for other values. */
export function readPercent(value: string | number | null | undefined): number | null {
  if (typeof value !== 'number') return readNumber(value ?? '');
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}

/** At most two decimals, without trailing zeros: `45.5%`. A value above zero is never shown as zero: `<0.01%`. */
export function formatPercent(value: string | number | null | undefined): string {
  const percent = readPercent(value);
  if (percent === null) return '--';
  if (percent > 0 && percent < 0.01) return '<0.01%';
  return `${formatNumber(percent, { maximumFractionDigits: 2 })}%`;
}

/** Rounds down, so that `100%` is not shown while a share can still be bought. Shows `>100%` just above it. */
export function formatProgress(value: string | number | null | undefined): string {
  const percent = readPercent(value);
  if (percent === null || percent < 0.01) return formatPercent(percent);
  if (percent > 100 && percent < 100.01) return '>100%';
  // Cutting off digits is exact. In binary, 1.13 * 100 is less than 113.
  return formatPercent(String(percent).replace(/(\.\d\d)\d+$/, '$1'));
}
