import { toCentavos } from '@investor-portal/shared/rules/money';

/** The most the partner API takes, in centavos: a trillion PHP. */
const most = 1e14;

/** Is this an annual income: a number once commas are gone (spec §5), not below zero? */
export function isIncome(typed: string): boolean {
  const centavos = toCentavos(typed);
  return centavos !== null && centavos >= 0 && centavos <= most;
}
