import { formatNumber } from './number-format';

/** Reads a percentage as the API writes it: `"45.5"`, `"45.5%"`, `"1,250.00 %"` or 45.5; `null` for anything else. */
export function readPercent(value: string | number | null | undefined): number | null {
  // Below 1e-6 a number prints with an exponent.
  const plain = typeof value === 'number' && Math.abs(value) < 1e-6 ? value.toFixed(20) : value;
  const text = String(plain ?? '').replaceAll(/[,\s%]/g, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const percent = Number(text);
  return Math.abs(percent) <= Number.MAX_SAFE_INTEGER ? percent : null;
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
