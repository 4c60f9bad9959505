import { runtimeConfig, type RuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/** An instant (with a T or a blank, readings W22), a date (`2026-11-30`, `11/30/2026`, readings W11), or epoch ms. */
export type WireDate = string | number | null | undefined;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const monthDayYear = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const wireDate =
  /^((?:19|[2-9]\d)\d\d)-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i;

// Some servers send the first or last instant that they can represent for "no date", often the first of 1970. Offerings have
// no dates outside these limits.
const earliest = Date.UTC(1971, 0);
const latest = Date.UTC(9999, 0);

/** Returns epoch ms, plus `addDays` days of the platform's calendar if the date has no offset. Uses the browser's time zones (Intl), because luxon would add a tenth to the first screen. */
export function parseInstant(value: WireDate, addDays = 0): number | null {
  const instant = typeof value === 'number' ? value : parse(value?.trim() ?? '', addDays);
  return instant >= earliest && instant <= latest ? instant : null;
}

// `Date.parse` differs between engines: WebKit rejects `+0800`, and most move 30 February into March. A time without an
// offset is in the platform's time zone.
function parse(text: string, addDays: number): number {
  const [, years, months, days, hours = 0, minutes = 0, seconds = 0, fraction = '', offset] =
    wireDate.exec(isoDate(text)) ?? [];
  const [year, month, date] = [Number(years), Number(months) - 1, Number(days)];
  // Date.UTC turns 30 February into a day of March, and a 13th month into the next year.
  const day = new Date(Date.UTC(year, month, date));
  if (day.getUTCDate() !== date || day.getUTCMonth() !== month) return NaN;
  const ms = Number(fraction.slice(0, 3).padEnd(3, '0'));
  const time = [Number(hours), Number(minutes), Number(seconds), ms] as const;
  if (offset) return Date.UTC(year, month, date, ...time) - offsetMs(offset);
  return instantOf(Date.UTC(year, month, date + addDays, ...time));
}

/** Returns the instant at which the platform's clocks show a time. `shown` is that time as if it were in UTC, in epoch ms. */
function instantOf(shown: number): number {
  // The first result is off by an hour if the clocks change between the two instants. The second result is right, unless
  // the clocks skip that time, for instance midnight in Santiago. The day then begins with the later result.
  const instant = shown - zoneOffset(shown - zoneOffset(shown));
  return Math.max(instant, shown - zoneOffset(instant));
}

/** Returns how far the platform's clocks are ahead of UTC, in ms. */
function zoneOffset(instant: number): number {
  const { year, month, day, hour, minute } = partsOf(instant);
  const time = [Number(day), Number(hour), Number(minute)] as const;
  const shown = Date.UTC(Number(year), Number(month) - 1, ...time);
  return shown - Math.floor(instant / 60_000) * 60_000;
}

function offsetMs(offset: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?/.exec(offset) ?? [];
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours) * 60 + Number(minutes));
}

function isoDate(text: string): string {
  const [, month, date, year] = monthDayYear.exec(text) ?? [];
  return month && date && year
    ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text;
}

/** Returns `YYYY-MM-DD` of a date without a time, which is the same in every time zone. */
export function calendarDayOf(value: WireDate): string | null {
  if (typeof value !== 'string' || !isDateOnly(value) || parseInstant(value) === null) return null;
  return isoDate(value.trim());
}

export function isDateOnly(value: WireDate): boolean {
  if (typeof value !== 'string') return false;
  return dateOnly.test(value.trim()) || monthDayYear.test(value.trim());
}

type DateParts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Returns the parts in the platform's time zone, with leading zeros, and the zone's short name. */
export function zonedParts(value: WireDate): DateParts | null {
  const instant = parseInstant(value);
  return instant === null ? null : partsOf(instant);
}

function partsOf(instant: number): DateParts {
  const parts = formatIn(runtimeConfig()).formatToParts(instant);
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Cached, because creating a format costs a hundred times as much as using it, and a list has hundreds of dates.
function formatIn({ timeZone, locale }: RuntimeConfig): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`;
  const cached = formats.get(name);
  if (cached) return cached;
  // The locale only decides how its region abbreviates the time zone (AEST, but GMT+10 in America).
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
