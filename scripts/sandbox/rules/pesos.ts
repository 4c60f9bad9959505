import { formatMoney } from '@investor-portal/shared/rules/money';

/** An amount of centavos in words: `PHP 1,250.50`. */
export function pesos(centavos: number): string {
  return formatMoney(centavos / 100, 'PHP');
}
