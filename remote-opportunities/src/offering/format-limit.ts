import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';

/** Formats a minimum or maximum per investor. 0 means that there is no limit (readings R2), null that it is unknown. */
export function formatLimit(amount: number | null, currency: string): string {
  const centavos = toCentavos(amount);
  return centavos !== null && centavos <= 0 ? 'None' : formatMoney(amount, currency);
}
