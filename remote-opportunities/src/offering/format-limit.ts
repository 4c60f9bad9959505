import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';

/** Formats a minimum or maximum per investor. Null and 0 both mean that there is no limit (readings R2). */
export function formatLimit(amount: number | null, currency: string): string {
  return (toCentavos(amount) ?? 0) > 0 ? formatMoney(amount, currency) : 'None';
}
