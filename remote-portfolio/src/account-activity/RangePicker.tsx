import { useState } from 'react';
import { styled } from 'styled-components';
import { DateField } from '@investor-portal/shared/form/DateField';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster } from '@investor-portal/shared/ui/Layout';
import {
  earliestEnd,
  latestStart,
  rangeErrors,
  rangePresets,
  type RangeErrors,
} from './date-range';
import type { DateRange } from './default-range';

interface RangePickerProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

/**
 * Start and end with the rules of spec §5. What breaks them is said under its field, and the range on screen
 * stays the last one that was sound.
 */
export function RangePicker({ range, onChange }: RangePickerProps) {
  const [presets] = useState(() => rangePresets(Date.now()));
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
    const found = rangeErrors(next, field);
    if (!found.start && !found.end) return choose(next);
    setErrors(found);
    setDraft(next);
  };
  return (
    <Fields>
      <DateField
        label="Start Date"
        value={shown.start}
        max={latestStart(shown.end)}
        error={errors.start}
        onChange={(event) => change('start', event.target.value)}
      />
      <DateField
        label="End Date"
        value={shown.end}
        min={earliestEnd(shown.start)}
        error={errors.end}
        onChange={(event) => change('end', event.target.value)}
      />
      <Cluster $gap={2} role="group" aria-label="Ranges">
        {presets.map(({ label, ...preset }) => {
          const chosen = preset.start === range.start && preset.end === range.end;
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
      </Cluster>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: start;

  > [role='group'] {
    grid-column: 1 / -1;
  }
`;
