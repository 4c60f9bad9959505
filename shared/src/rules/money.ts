import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { formatNumber } from './number-format';

/** An amount of money in whole centavos, so that sums and comparisons are exact up to 90 trillion PHP. */
export type Centavos = number & { readonly unit: 'centavos' };

/** An amount as the API (12500.5) or the portal ("12,500.50") writes it. `readAmount` parses an investor's input. */
export type Amount = number | string | null | undefined;

/** Rounds half up to two decimals. `null` if the value is not a number or too large to be exact. */
export function toCentavos(amount: Amount): Centavos | null {
  return toUnits(amount, 2) as Centavos | null;
}

export function toUnits(amount: Amount, decimals: number): number | null {
  const text = typeof amount === 'number' ? plain(amount, decimals) : (amount ?? '').trim();
  // A comma that does not separate thousands could be a decimal separator, so the text is rejected (readings R15).
  const match = /^([+-]?)(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(text);
  const [, sign, grouped = '', fraction = ''] = match ?? [];
  const whole = grouped.replaceAll(',', '');
  if (!match || (whole === '' && fraction === '')) return null;
  const digits = fraction.padEnd(decimals + 1, '0');
  const round = Number(digits[decimals]) >= 5 ? 1 : 0;
  const value = Number(whole) * 10 ** decimals + Number(digits.slice(0, decimals)) + round;
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

export function fromCentavos(centavos: Centavos): number {
  return centavos / 100;
}

export function addCentavos(...amounts: Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}

/** Two decimals, thousands separators, en-US (spec §5): `1,250.50`. '--' if the value is not an amount. */
export function formatAmount(amount: Amount): string {
  return formatCentavos(toCentavos(amount));
}

export function formatCentavos(centavos: Centavos | null): string {
  return centavos === null ? '--' : formatUnits(centavos, 2);
}

export function formatUnits(units: number, decimals: number): string {
  const [absolute, one] = [Math.abs(units), 10 ** decimals];
  const whole = formatNumber(Math.floor(absolute / one));
  const fraction = String(absolute % one).padStart(decimals, '0');
  return `${units < 0 ? '-' : ''}${whole}.${fraction}`;
}

export function currencyOf(code: string): string {
  return code.trim().toUpperCase() || runtimeConfig().currency;
}

/** An amount after its currency, by default the platform's currency: `PHP 1,250.50`. */
export function formatMoney(amount: Amount, currency?: string | null): string {
  const formatted = formatAmount(amount);
  return formatted === '--' ? formatted : `${currencyOf(currency ?? '')} ${formatted}`;
}

/** `String` would write 0.0000001 as `1e-7`. `toFixed` writes an exponent only from 1e21, which is too large anyway. */
function plain(value: number, decimals: number): string {
  return Number.isFinite(value) ? value.toFixed(decimals + 2) : '';
}
