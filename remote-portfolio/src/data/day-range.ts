import { endInstant, formatDate } from '@investor-portal/shared/rules/dates';
import { parseInstant, type WireDate } from '@investor-portal/shared/rules/wire-date';

/** Both days are `YYYY-MM-DD` and inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

/** Returns the current month up to today in UTC (spec §9 'Account activity', readings R4). */
export function defaultRange(now: number): DateRange {
  return monthUntil(utcDayOf(now));
}

/** Returns the current month up to today in the platform's days, which the portal's own counts use (readings R11). */
export function thisMonth(now: number): DateRange {
  return monthUntil(formatDate(now));
}

function monthUntil(end: string): DateRange {
  return { start: `${end.slice(0, 'yyyy-MM'.length)}-01`, end };
}

/** Removes the days after today from a range, in the platform's days, because a report cannot cover them. */
export function untilToday({ start, end }: DateRange, now: number): DateRange {
  const today = formatDate(now);
  return { start: start < today ? start : today, end: end < today ? end : today };
}

/** Whether a date is in a range of the platform's days (readings R11). Returns false for a date that cannot be read. */
export function isWithin(date: WireDate, { start, end }: DateRange): boolean {
  const day = formatDate(date);
  return day >= start && day <= end;
}

/** Returns the UTC days that cover a range of the platform's days. In Manila that includes the day before. */
export function utcDaysOf({ start, end }: DateRange): DateRange {
  return { start: utcDayOf(parseInstant(start) ?? 0), end: utcDayOf((endInstant(end) ?? 1) - 1) };
}

function utcDayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'yyyy-MM-dd'.length);
}
