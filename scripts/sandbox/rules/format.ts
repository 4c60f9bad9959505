import { formatMoney } from '@investor-portal/shared/rules/money';
import { DateTime } from 'luxon';

const platformZone = 'Asia/Manila';

/** Formats an instant as `MM/dd/yyyy` in the platform's time zone (readings R4, W11). */
export function monthDayYear(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: platformZone }).toFormat('MM/dd/yyyy');
}

export function pesos(centavos: number): string {
  return formatMoney(centavos / 100, 'PHP');
}

export function formatDocumentNumber(prefix: string, at: Date, number: number): string {
  return `${prefix}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}
