import { DateTime } from 'luxon';
import { defaultRange, type DateRange } from './default-range';

/** What to say under each field; nothing under a sound one. */
export interface RangeErrors {
  start?: string;
  end?: string;
}

/**
 * The start cannot be on or after the chosen end, nor the end on or before the start (spec §5). The same rule from
 * either side: it is said under the field that was changed, and only once both are days.
 */
export function rangeErrors({ start, end }: DateRange, changed: keyof DateRange): RangeErrors {
  const noDay = 'Enter a date';
  if (!isDay(start) || !isDay(end))
    return { ...(!isDay(start) && { start: noDay }), ...(!isDay(end) && { end: noDay }) };
  if (start < end) return {};
  return changed === 'start'
    ? { start: 'Start Date must be before End Date' }
    : { end: 'End Date must be after Start Date' };
}

/** The last day that may be the start, for the picker. */
export function latestStart(range: DateRange): string {
  return isFirstDayOnly(range) ? range.end : shifted(range.end, -1);
}

/** The first day that may be the end, for the picker. */
export function earliestEnd(range: DateRange): string {
  return isFirstDayOnly(range) ? range.start : shifted(range.start, 1);
}

export interface RangePreset extends DateRange {
  label: string;
}

/** The ranges people ask statements for, the year's end among them. Days of `now` in UTC, as the default. */
export function rangePresets(now: number): RangePreset[] {
  const today = DateTime.fromMillis(now, { zone: 'utc' });
  const lastMonth = today.minus({ months: 1 });
  const lastYear = today.minus({ years: 1 });
  return [
    { label: 'This month', ...defaultRange(now) },
    {
      label: 'Last month',
      start: isoDay(lastMonth.startOf('month')),
      end: isoDay(lastMonth.endOf('month')),
    },
    { label: 'This year', start: isoDay(today.startOf('year')), end: isoDay(today) },
    {
      label: `Year-end ${lastYear.year}`,
      start: isoDay(lastYear.startOf('year')),
      end: isoDay(lastYear.endOf('year')),
    },
  ];
}

/** A range from the address; what is no day, or the wrong way round, is the default. */
export function readRange(start: string | null, end: string | null, now: number): DateRange {
  const asked = { start: start ?? '', end: end ?? '' };
  const inOrder = asked.start < asked.end || isFirstDayOnly(asked);
  return isDay(asked.start) && isDay(asked.end) && inOrder ? asked : defaultRange(now);
}

/** The default of the first of a month: the one range of a single day there is (decision 0007, R11). */
function isFirstDayOnly({ start, end }: DateRange): boolean {
  return start === end && start.endsWith('-01');
}

function shifted(day: string, days: number): string {
  return isDay(day) ? isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus({ days })) : '';
}

// A year that is still being typed (0002, 0020, …) is no day yet.
function isDay(day: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(day)) return false;
  return DateTime.fromISO(day, { zone: 'utc' }).isValid;
}

function isoDay(moment: DateTime): string {
  return moment.toFormat('yyyy-MM-dd');
}
