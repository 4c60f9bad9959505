import { readNumber } from '../schema/read-number';
import { formatNumber } from './number-format';

/** Reads a percentage as the API writes it: `"45.5"`, `"45.5%"`, `"1,250.00 %"` or 45.5; `null` for anything else. */
export function readPercent(value: string | number | null | undefined): number | null {
  if (typeof value !== 'number') return readNumber(value ?? '');
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null;
}

/**
 * The one form of a percentage: at most two decimals, without trailing zeros (`45.5%`, `1,250%`). What is above zero never
 * reads as nothing: `<0.01%`. '--' when it is not a percentage.
 */
export function formatPercent(value: string | number | null | undefined): string {
  const percent = readPercent(value);
  if (percent === null) return '--';
  if (percent > 0 && percent < 0.01) return '<0.01%';
  return `${formatNumber(percent, { maximumFractionDigits: 2 })}%`;
}

/**
 * How much of a whole is complete, such as what a campaign has raised of its offering. Rounded down, so that `100%` never
 * stands where a share can still be bought, and `>100%` just above it.
 */
export function formatProgress(value: string | number | null | undefined): string {
  const percent = readPercent(value);
  if (percent === null || percent < 0.01) return formatPercent(percent);
  if (percent > 100 && percent < 100.01) return '>100%';
  // Cutting off digits is exact; in binary, 1.13 * 100 is less than 113.
  return formatPercent(String(percent).replace(/(\.\d\d)\d+$/, '$1'));
}
