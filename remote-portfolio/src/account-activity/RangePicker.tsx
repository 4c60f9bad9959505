import { useState } from 'react';
import { styled } from 'styled-components';
import { DateField } from '@investor-portal/shared/form/DateField';
import { useDay } from '@investor-portal/shared/hooks/use-now';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Choice } from '../components/Choice';
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
  const names = Object.keys(presets);
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
    // On the first of a month, the current range or a preset may be a single day, so the investor may type that day too.
    const known = [range, ...Object.values(presets)].some((each) => isSame(each, next));
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
