import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { calendarDayOf, isDateOnly, parseInstant, zonedParts, type WireDate } from './wire-date';
import { countOf } from './number-format';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Time zones for which Intl has only an offset instead of an abbreviation. */
const zoneNames: Record<string, string> = { 'Asia/Manila': 'PHT' };

/** `YYYY-MM-DD` in the platform's time zone. A date without a time keeps its day (readings R4). '--' without a date. */
export function formatDate(value: WireDate): string {
  const day = calendarDayOf(value);
  if (day) return day;
  const at = zonedParts(value);
  return at ? `${at.year}-${at.month}-${at.day}` : '--';
}

/** `2026-11-30, 23:59 PHT` in the platform's time zone. A date without a time gets no time (readings R4). */
export function formatDateTime(value: WireDate): string {
  const at = zonedParts(value);
  if (!at || isDateOnly(value)) return formatDate(value);
  const zone = zoneNames[runtimeConfig().timeZone] ?? at.timeZoneName;
  return `${at.year}-${at.month}-${at.day}, ${at.hour}:${at.minute} ${zone}`;
}

/** Formats `at 09:41 PHT` for today, or `on 2026-11-30 at 09:41 PHT` for other days. '' without a date. */
export function formatMoment(value: WireDate, now: number): string {
  const [date = '--', time] = formatDateTime(value).split(', ');
  if (date === '--') return '';
  if (!time) return `on ${date}`;
  return date === formatDate(now) ? `at ${time}` : `on ${date} at ${time}`;
}

/** `MM/dd/yyyy` in the platform's time zone, as the API takes the commitment expiry (readings W11). '' without a date. */
export function formatMonthDayYear(value: WireDate): string {
  const at = zonedParts(value);
  return at ? `${at.month}/${at.day}/${at.year}` : '';
}

/** Returns epoch ms. A date without a time ends with that day in the platform's time zone. */
export function endInstant(value: WireDate): number | null {
  return parseInstant(value, isDateOnly(value) ? 1 : 0);
}

/** False without a date (spec §4). */
export function isEnded(end: WireDate, now: number): boolean {
  const instant = endInstant(end);
  return instant !== null && instant <= now;
}

/** Rounded down (spec §4) and never below 0. */
export function daysLeft(end: WireDate, now: number): number | null {
  const instant = endInstant(end);
  return instant === null ? null : Math.max(0, Math.floor((instant - now) / dayMs));
}

export function countdown(end: WireDate, now: number) {
  const instant = endInstant(end);
  if (instant === null) return null;
  const left = Math.max(0, instant - now);
  return {
    days: Math.floor(left / dayMs),
    hours: Math.floor((left % dayMs) / hourMs),
    minutes: Math.floor((left % hourMs) / minuteMs),
    ended: left === 0,
  };
}

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

export function durationText(ms: number): string {
  for (const [unit, unitMs] of units) {
    const count = Math.floor(ms / unitMs);
    if (count > 0) return countOf(count, unit);
  }
  return 'less than a minute';
}
