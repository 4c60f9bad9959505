import { TZDateMini } from '@date-fns/tz';
import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/**
 * A date on the wire: an instant (`2026-11-30T15:59:00Z`), a date without a time (`2026-11-30`, or
 * `11/30/2026` as the commitment expiry is written, readings W11), or epoch milliseconds.
 */
export type WireDate = string | number | null | undefined;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const monthDayYear = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const wallTime = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

// No offering began or ends outside; some servers write the first or the last moment they know for none.
const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(9999, 0);

/**
 * Epoch ms, `daysOn` days later on the platform's calendar when there is no offset; `null` when it cannot be read.
 * The browser knows the zones (Intl), so a list of campaigns waits for no calendar library (decision 0080).
 */
export function parseInstant(value: WireDate, daysOn = 0): number | null {
  const moment = typeof value === 'number' ? value : parse(value?.trim() ?? '', daysOn);
  return moment >= earliest && moment <= latest ? moment : null;
}

// A time without an offset is a time at the platform.
function parse(text: string, daysOn: number): number {
  if (withOffset.test(text)) return Date.parse(text);
  const [, years, months, days, hours, minutes, seconds] = wallTime.exec(isoDate(text)) ?? [];
  const [year, month, date] = [Number(years), Number(months) - 1, Number(days)];
  // The calendar would carry 30 February into March, and a 13th month into the next year.
  const day = new Date(Date.UTC(year, month, date));
  if (day.getUTCDate() !== date || day.getUTCMonth() !== month) return NaN;
  const time = [Number(hours ?? 0), Number(minutes ?? 0), Number(seconds ?? 0)] as const;
  return new TZDateMini(year, month, date + daysOn, ...time, runtimeConfig().timeZone).getTime();
}

function isoDate(text: string): string {
  const [, month, date, year] = monthDayYear.exec(text) ?? [];
  return month && date && year
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text;
}

/** `YYYY-MM-DD` of a date without a time, as it is in any zone; null for an instant and for what is no day. */
export function calendarDayOf(value: WireDate): string | null {
  if (typeof value !== 'string' || !isDateOnly(value) || parseInstant(value) === null) return null;
  return isoDate(value.trim());
}

/** Is this a date without a time? */
export function isDateOnly(value: WireDate): boolean {
  if (typeof value !== 'string') return false;
  return dateOnly.test(value.trim()) || monthDayYear.test(value.trim());
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Year, month, day, hour and minute in the platform's zone, with leading zeros, and the zone's short name. */
export function zonedParts(value: WireDate): Parts | null {
  const moment = parseInstant(value);
  if (moment === null) return null;
  const parts = formatIn(runtimeConfig()).formatToParts(moment);
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Making one costs a hundred times what using it does, and a list has hundreds of dates.
function formatIn({ timeZone, locale }: RuntimeConfig): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`;
  const known = formats.get(name);
  if (known) return known;
  // The locale decides how its region abbreviates the zone (AEST, in America GMT+10), and nothing else.
  const format = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  formats.set(name, format);
  return format;
}
