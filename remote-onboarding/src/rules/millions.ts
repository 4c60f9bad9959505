import { formatNumber } from '@investor-portal/shared/rules/number-format';

/** Formats a round threshold in words (spec §2): 10000000 becomes `10 million`. */
export function millions(pesos: number): string {
  return pesos >= 1_000_000
    ? `${formatNumber(pesos / 1_000_000, { maximumFractionDigits: 2 })} million`
    : formatNumber(pesos);
}
