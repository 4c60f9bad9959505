import { useState } from 'react';
import { styled } from 'styled-components';
import { DateField } from '@investor-portal/shared/form/DateField';
import { useDay } from '@investor-portal/shared/hooks/use-day';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import {
  earliestEnd,
  latestStart,
  rangeErrors,
  rangePresets,
  type RangeErrors,
} from './date-range';
import type { DateRange } from '../data/day-range';

interface RangePickerProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** Whether the URL contained dates that do not form a range (see useRange). */
  unusableLink: boolean;
}

/** An invalid range shows its error under the field (spec §5), and the page keeps the last valid range. */
export function RangePicker({ range, onChange, unusableLink }: RangePickerProps) {
  const presets = rangePresets(useDay());
  const [draft, setDraft] = useState<DateRange>();
  const [errors, setErrors] = useState<RangeErrors>({});
  const shown = draft ?? range;

  const choose = (next: DateRange) => {
    setErrors({});
    setDraft(undefined);
    onChange(next);
  };
  const change = (field: keyof DateRange, value: string) => {
    const next = { ...shown, [field]: value };
    // On the first of a month, the current range and the presets are a single day. The investor may type such a range
    // too.
    const known = [range, ...presets].some((each) => isSame(each, next));
    const found = known ? {} : rangeErrors(next, field);
    if (!found.start && !found.end) return choose(next);
    setErrors(found);
    setDraft(next);
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
          max={latestStart(shown)}
          error={errors.start}
          onChange={(event) => change('start', event.target.value)}
        />
        <DateField
          label="End Date"
          value={shown.end}
          min={earliestEnd(shown)}
          error={errors.end}
          onChange={(event) => change('end', event.target.value)}
        />
        {/* The range that the page shows, even while a field has an error. */}
        <Shown $repeats={draft === undefined}>{noWrap(`${range.start} to ${range.end}`)}</Shown>
        <Presets role="group" aria-label="Preset ranges">
          {presets.map(({ label, ...preset }) => {
            const chosen = isSame(preset, range);
            return (
              <Button
                key={label}
                variant={chosen ? 'secondary' : 'quiet'}
                size="sm"
                aria-pressed={chosen}
                onClick={() => choose(preset)}
              >
                {label}
              </Button>
            );
          })}
        </Presets>
      </Fields>
    </Stack>
  );
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}

/** On a phone there is no room for the text while the fields show the same range. */
const Shown = styled.p<{ $repeats: boolean }>`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};

  ${media.phone} {
    ${({ $repeats }) => $repeats && visuallyHidden}
  }
`;

const Presets = styled(Cluster).attrs({ $gap: 2 })`
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr));
  gap: ${tokens.space[3]};
  align-items: start;

  > p,
  > [role='group'] {
    grid-column: 1 / -1;
  }
`;
