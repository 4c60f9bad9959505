import { DateTime } from 'luxon';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { type DateRange, defaultRange } from '../data/day-range';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '@investor-portal/shared/hooks/use-now';

export interface RangeErrors {
  start?: string;
  end?: string;
}

/**
 * The start must be before the end (spec §5). The error is shown under the field that the investor changed, once both
 * dates are complete.
 */
export function rangeErrors({ start, end }: DateRange, changed: keyof DateRange): RangeErrors {
  const invalidDate = 'Enter a date';
  if (!isDay(start) || !isDay(end))
    return {
      ...(!isDay(start) && { start: invalidDate }),
      ...(!isDay(end) && { end: invalidDate }),
    };
  if (start < end) return {};
  return changed === 'start'
    ? { start: 'Start Date must be before End Date' }
    : { end: 'End Date must be after Start Date' };
}

export function latestStart(range: DateRange): string {
  return isFirstDayOnly(range) ? range.end : addDays(range.end, -1);
}

export function earliestEnd(range: DateRange): string {
  return isFirstDayOnly(range) ? range.start : addDays(range.start, 1);
}

/** Returns the ranges that have a name. */
export function rangePresets(now: number): Record<string, DateRange> {
  const today = DateTime.fromMillis(now, { zone: runtimeConfig().timeZone });
  const lastYear = today.minus({ years: 1 });
  const untilToday = (unit: 'month' | 'year') => ({
    start: isoDay(today.startOf(unit)),
    end: isoDay(today),
  });
  const whole = (moment: DateTime, unit: 'month' | 'year') => ({
    start: isoDay(moment.startOf(unit)),
    end: isoDay(moment.endOf(unit)),
  });
  return {
    'This month': untilToday('month'),
    'Last month': whole(today.minus({ months: 1 }), 'month'),
    'This year': untilToday('year'),
    [`Full year ${lastYear.year}`]: whole(lastYear, 'year'),
  };
}

/** Returns null if the range in the URL is missing or invalid. */
export function readRange(start: string | null, end: string | null): DateRange | null {
  const requested = { start: start ?? '', end: end ?? '' };
  const inOrder = requested.start < requested.end || isFirstDayOnly(requested);
  return isDay(requested.start) && isDay(requested.end) && inOrder ? requested : null;
}

/** On the first of a month the default range is a single day. No other single day is a valid range (readings R11). */
function isFirstDayOnly({ start, end }: DateRange): boolean {
  return start === end && start.endsWith('-01');
}

function addDays(day: string, days: number): string {
  return isDay(day) ? isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus({ days })) : '';
}

// Years such as 0002 and 0020 are rejected, because the investor is still typing them.
function isDay(day: string): boolean {
  if (!/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(day)) return false;
  return DateTime.fromISO(day, { zone: 'utc' }).isValid;
}

function isoDay(moment: DateTime): string {
  return moment.toFormat('yyyy-MM-dd');
}

interface SelectedRange {
  range: DateRange;
  setRange: (range: DateRange) => void;
  /** Whether the dates in the URL do not form a range. The default range is shown instead. */
  unusableLink: boolean;
}

/**
 * Returns the selected range, or the default range of the current day. The URL mirrors the range so that Back, a reload
 * and shared links keep it. The range is also local state, because the URL updates a moment later. In that moment a
 * date field would get its old value back, and browsers then discard partial input.
 */
export function useRange(): SelectedRange {
  const [params, setParams] = useSearchParams();
  const [selected, setSelected] = useState(() => readRange(params.get('start'), params.get('end')));
  const day = useDay();
  const range = selected ?? defaultRange(day);
  const setRange = (chosen: DateRange) => {
    setSelected(chosen);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('start', chosen.start);
        next.set('end', chosen.end);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const unusableLink = selected === null && (params.has('start') || params.has('end'));
  return { range, setRange, unusableLink };
}
