import { useState } from 'react';
import { styled } from 'styled-components';
import { DateTime } from 'luxon';
import { useSearchParams } from 'react-router-dom';
import { DateField } from '@investor-portal/shared/form/DateField';
import { useDay } from '@investor-portal/shared/hooks/use-now';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Choice } from '../components/Choice';
import { type DateRange, defaultRange } from '../data/day-range';

/** An invalid range shows its error under the field (spec §5), and the page keeps the last valid range. */
export function RangePicker({ range, setRange, unusableLink }: ReturnType<typeof useRange>) {
  const presets = rangePresets(useDay());
  const names = Object.keys(presets);
  const [draft, setDraft] = useState<DateRange & { errors: RangeErrors }>();
  const shown = draft ?? range;
  const margin = isFirstDayOnly(shown) ? 0 : 1;

  const choose = (next: DateRange) => {
    setDraft(undefined);
    setRange(next);
  };
  const change = (field: keyof DateRange, value: string) => {
    const next = { start: shown.start, end: shown.end, [field]: value };
    // On the first of a month, the current range or a preset may be a single day, so the investor may type that day too.
    const known = [range, ...Object.values(presets)].some((each) => isSame(each, next));
    const errors = known ? {} : rangeErrors(next, field);
    if (Object.keys(errors).length === 0) choose(next);
    else setDraft({ ...next, errors });
  };
  return (
    <Stack $gap={4}>
      {unusableLink ? (
        <Notice tone="warning">
          The dates in this link can’t be used. You see this month instead.
        </Notice>
      ) : null}
      <Fields>
        <DateField
          label="Start Date"
          value={shown.start}
          max={addDays(shown.end, -margin)}
          error={draft?.errors.start}
          onChange={(event) => change('start', event.target.value)}
        />
        <DateField
          label="End Date"
          value={shown.end}
          min={addDays(shown.start, margin)}
          error={draft?.errors.end}
          onChange={(event) => change('end', event.target.value)}
        />
        {draft === undefined ? null : <p>{noWrap(`You see ${range.start} to ${range.end}.`)}</p>}
        <Choice
          legend="Preset ranges"
          options={Object.fromEntries(names.map((name) => [name, name]))}
          // While the dates are not a range, pressing any preset replaces them.
          value={draft ? undefined : names.find((name) => isSame(presets[name], range))}
          onChange={(name) => choose(presets[name] ?? range)}
        />
      </Fields>
    </Stack>
  );
}

function isSame(one: DateRange | undefined, other: DateRange): boolean {
  return one?.start === other.start && one.end === other.end;
}

/** On a wide screen, one line: the fields on the left and the presets on the right. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: ${tokens.space[3]};
  align-items: start;

  > p {
    order: 1;
    font-size: ${tokens.text.sm};
  }

  > p,
  > fieldset {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-template-columns: repeat(2, 10rem) minmax(0, 1fr);

    > fieldset {
      grid-column: 3;
      justify-self: end;
      /* The height of a field's label and its gap. */
      margin-top: calc(${tokens.text.sm} * 1.4 + 0.375rem);
    }
  }
`;

type RangeErrors = Partial<Record<keyof DateRange, string>>;

/** The start must be before the end (spec §5). The error is under the field that was changed, once both dates are complete. */
function rangeErrors({ start, end }: DateRange, changed: keyof DateRange): RangeErrors {
  const invalid = {
    ...(!isDay(start) && { start: 'Enter a date' }),
    ...(!isDay(end) && { end: 'Enter a date' }),
  };
  if (invalid.start || invalid.end) return invalid;
  if (start < end) return {};
  return changed === 'start'
    ? { start: 'Start Date must be before End Date' }
    : { end: 'End Date must be after Start Date' };
}

function rangePresets(now: number): Record<string, DateRange> {
  const today = DateTime.fromMillis(now, { zone: runtimeConfig().timeZone });
  const [lastMonth, lastYear] = [today.minus({ months: 1 }), today.minus({ years: 1 })];
  const days = (start: DateTime, end: DateTime) => ({ start: isoDay(start), end: isoDay(end) });
  return {
    'This month': days(today.startOf('month'), today),
    'Last month': days(lastMonth.startOf('month'), lastMonth.endOf('month')),
    'This year': days(today.startOf('year'), today),
    [`Full year ${lastYear.year}`]: days(lastYear.startOf('year'), lastYear.endOf('year')),
  };
}

function readRange(start: string | null, end: string | null): DateRange | null {
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

/** The range is local state too: the URL updates a moment later, and a date field that gets its old value back loses partial input. */
export function useRange() {
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
  // Whether the URL contains dates that do not form a range. The default range is shown instead.
  const unusableLink = selected === null && (params.has('start') || params.has('end'));
  return { range, setRange, unusableLink };
}
