/** Formats a round threshold in words (spec §2): 10000000 becomes `10 million`. */
export function millions(pesos: number): string {
  return pesos >= 1_000_000
    ? `${(pesos / 1_000_000).toLocaleString('en-US', { maximumFractionDigits: 2 })} million`
    : pesos.toLocaleString('en-US');
}
