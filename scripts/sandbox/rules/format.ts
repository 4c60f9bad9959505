import { formatMoney } from '@investor-portal/shared/rules/money';
import { DateTime } from 'luxon';

/** The platform's time zone (readings R4). */
const platformZone = 'Asia/Manila';

/** `MM/dd/yyyy` in the platform's time zone (readings W11). */
export function monthDayYear(instant: Date): string {
  return DateTime.fromJSDate(instant, { zone: platformZone }).toFormat('MM/dd/yyyy');
}

/** Formats centavos: `PHP 1,250.50`. */
export function pesos(centavos: number): string {
  return formatMoney(centavos / 100, 'PHP');
}

/** The code of a document: `CMT-2026-000123`. */
export function formatDocumentNumber(prefix: string, at: Date, number: number): string {
  return `${prefix}-${at.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}
