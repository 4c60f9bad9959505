import { endInstant, formatDate } from '@investor-portal/shared/rules/dates';
import { parseInstant, type WireDate } from '@investor-portal/shared/rules/wire-date';

/** Start and end dates, `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

/** The current month up to today, in UTC (spec §9 'Account activity', readings R4). */
export function defaultRange(now: number): DateRange {
  const today = utcDayOf(now);
  return { start: `${today.slice(0, 'yyyy-MM'.length)}-01`, end: today };
}

/** The current month up to today, in the platform's days: what the portal counts itself goes by these (readings R11). */
export function thisMonth(now: number): DateRange {
  const today = formatDate(now);
  return { start: `${today.slice(0, 'yyyy-MM'.length)}-01`, end: today };
}

/** A range without the days to come, in the platform's days: a report covers none of them. */
export function untilToday({ start, end }: DateRange, now: number): DateRange {
  const today = formatDate(now);
  return { start: start < today ? start : today, end: end < today ? end : today };
}

/** Whether a date is in a range of the platform's days (decision 43); false for one that cannot be read. */
export function isWithin(date: WireDate, { start, end }: DateRange): boolean {
  const day = formatDate(date);
  return day >= start && day <= end;
}

/** The UTC days that cover a range of the platform's days: in Manila, the day before as well. */
export function utcDaysOf({ start, end }: DateRange): DateRange {
  return {
    start: utcDayOf(parseInstant(start) ?? 0),
    end: utcDayOf((endInstant(end) ?? 1) - 1),
  };
}

function utcDayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 'yyyy-MM-dd'.length);
}
