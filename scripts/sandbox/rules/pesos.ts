import { formatMoney } from '@investor-portal/shared/rules/money';

/** Formats centavos: `PHP 1,250.50`. */
export function pesos(centavos: number): string {
  return formatMoney(centavos / 100, 'PHP');
}
