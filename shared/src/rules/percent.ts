import { formatNumber } from './number-format';

/** Reads a percentage as the API writes it: `"45.5"`, `"45.5%"`, `"1,250.00 %"` or 45.5; `null` for anything else. */
export function readPercent(value: string | number | null | undefined): number | null {
  const text = String(value ?? '').replaceAll(/[,\s%]/g, '');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const percent = Number(text);
  return Math.abs(percent) <= Number.MAX_SAFE_INTEGER ? percent : null;
}

/** At most two decimals, without trailing zeros: `45.5%`, `1,250%`; '--' when it is not a percentage. */
export function formatPercent(value: string | number | null | undefined): string {
  const percent = readPercent(value);
  if (percent === null) return '--';
  return `${formatNumber(percent, { maximumFractionDigits: 2 })}%`;
}
