import { DateTime } from 'luxon';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { type DateRange, defaultRange } from '../data/day-range';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '@investor-portal/shared/hooks/use-day';

/** The error under each field, if any. */
export interface RangeErrors {
  start?: string;
  end?: string;
}

/**
 * The start cannot be on or after the end, nor the end on or before the start (spec §5). It is one rule, so its error
 * is shown under the field that changed, and only once both dates are complete.
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

/** The latest start date the picker allows. */
export function latestStart(range: DateRange): string {
  return isFirstDayOnly(range) ? range.end : addDays(range.end, -1);
}

/** The earliest end date the picker allows. */
export function earliestEnd(range: DateRange): string {
  return isFirstDayOnly(range) ? range.start : addDays(range.start, 1);
}

interface RangePreset extends DateRange {
  label: string;
}

/** Common ranges, in the platform's days. */
export function rangePresets(now: number): RangePreset[] {
  const today = DateTime.fromMillis(now, { zone: runtimeConfig().timeZone });
  const lastMonth = today.minus({ months: 1 });
  const lastYear = today.minus({ years: 1 });
  return [
    { label: 'This month', start: isoDay(today.startOf('month')), end: isoDay(today) },
    {
      label: 'Last month',
      start: isoDay(lastMonth.startOf('month')),
      end: isoDay(lastMonth.endOf('month')),
    },
    { label: 'This year', start: isoDay(today.startOf('year')), end: isoDay(today) },
    {
      label: `Full year ${lastYear.year}`,
      start: isoDay(lastYear.startOf('year')),
      end: isoDay(lastYear.endOf('year')),
    },
  ];
}

/** The range in the URL; null if it is missing or invalid. */
export function readRange(start: string | null, end: string | null): DateRange | null {
  const requested = { start: start ?? '', end: end ?? '' };
  const inOrder = requested.start < requested.end || isFirstDayOnly(requested);
  return isDay(requested.start) && isDay(requested.end) && inOrder ? requested : null;
}

/** The default range on the first of a month: the only valid single-day range (readings R11). */
function isFirstDayOnly({ start, end }: DateRange): boolean {
  return start === end && start.endsWith('-01');
}

function addDays(day: string, days: number): string {
  return isDay(day) ? isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus({ days })) : '';
}

// Rejects years that are still being typed (0002, 0020, …).
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
  /** Whether the URL names dates that are not a range, so that the default range is shown instead. */
  unusableLink: boolean;
}

/**
 * The selected range, or the default range of the current day. It is mirrored in the URL so that back, reload and shared
 * links keep it, and it is local state because the URL updates a moment later: a browser whose date field shows the old
 * value for that moment discards partial input.
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
