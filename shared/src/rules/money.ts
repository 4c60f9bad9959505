/** An amount of money as whole centavos: sums and comparisons are exact up to 90 trillion PHP. */
export type Centavos = number & { readonly unit: 'centavos' };

/**
 * Reads an amount as the wire (12500.5) or an investor ("12,500.50") writes it; more than two decimals round
 * half up. `null` when it is not a number or too large to be exact.
 */
export function toCentavos(amount: number | string | null | undefined): Centavos | null {
  const text =
    typeof amount === 'number' ? plain(amount) : (amount ?? '').replaceAll(',', '').trim();
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  const [, sign, whole = '', fraction = ''] = match ?? [];
  if (!match || (whole === '' && fraction === '')) return null;
  const digits = fraction.padEnd(3, '0');
  const round = Number(digits[2]) >= 5 ? 1 : 0;
  const value = Number(whole) * 100 + Number(digits.slice(0, 2)) + round;
  if (!Number.isSafeInteger(value)) return null;
  return (sign === '-' && value !== 0 ? -value : value) as Centavos;
}

/** Back to the wire's number of PHP. */
export function fromCentavos(centavos: Centavos): number {
  return centavos / 100;
}

export function addCentavos(...amounts: Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}

/** Two decimals, thousands separators, en-US (spec §5): `1,250.50`; '--' for what is no amount. */
export function formatAmount(amount: number | string | null | undefined): string {
  const centavos = toCentavos(amount);
  return centavos === null ? '--' : formatCentavos(centavos);
}

export function formatCentavos(centavos: Centavos): string {
  const absolute = Math.abs(centavos);
  const whole = Math.floor(absolute / 100).toLocaleString('en-US');
  const fraction = String(absolute % 100).padStart(2, '0');
  return `${centavos < 0 ? '-' : ''}${whole}.${fraction}`;
}

/** With the currency before it: `PHP 1,250.50`. */
export function formatMoney(amount: number | string | null | undefined, currency = 'PHP'): string {
  const formatted = formatAmount(amount);
  return formatted === '--' ? formatted : `${currency} ${formatted}`;
}

// 1e21 and smaller than 1e-6 print with an exponent, which no amount of money needs.
function plain(value: number): string {
  return Number.isFinite(value) ? value.toFixed(4) : '';
}
