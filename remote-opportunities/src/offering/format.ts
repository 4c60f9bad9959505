import { formatNumber } from '@investor-portal/shared/rules/number-format';
import { formatMoney, toCentavos } from '@investor-portal/shared/rules/money';

/** A minimum or maximum per investor; absent and 0 both mean no limit (readings R2). */
export function formatLimit(amount: number | null, currency: string): string {
  return (toCentavos(amount) ?? 0) > 0 ? formatMoney(amount, currency) : 'None';
}

/** A share of a company in percent, to three significant digits however small it is; '--' when unknown. */
export function formatEquity(percent: number | null): string {
  if (percent === null) return '--';
  return `${formatNumber(percent, { maximumSignificantDigits: 3 })}%`;
}
