import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';

/** A minimum or maximum per investor; absent and 0 both mean no limit (readings R2). */
export function formatLimit(amount: number | null, currency: string): string {
  return (toCentavos(amount) ?? 0) > 0 ? formatMoney(amount, currency) : 'None';
}
