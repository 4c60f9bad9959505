import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import type { DateRange } from './default-range';
import { RangePicker } from './RangePicker';

const november: DateRange = { start: '2026-11-01', end: '2026-11-21' };

beforeEach(pointAtSandbox);

function show(first: DateRange = november) {
  const chosen: DateRange[] = [];
  function Page() {
    const [range, setRange] = useState(first);
    const choose = (next: DateRange) => {
      chosen.push(next);
      setRange(next);
    };
    return <RangePicker range={range} onChange={choose} />;
  }
  render(<Page />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const set = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  return { chosen, field, set };
}

describe('§5 start and end', () => {
  it('offer only the days the rules accept', () => {
    const { field } = show();
    expect(field('Start Date')).toHaveAttribute('max', '2026-11-20');
    expect(field('End Date')).toHaveAttribute('min', '2026-11-02');
  });

  it('a sound range is chosen at once', () => {
    const { chosen, set } = show();
    set('Start Date', '2026-10-01');
    set('End Date', '2026-10-31');
    expect(chosen).toEqual([
      { start: '2026-10-01', end: '2026-11-21' },
      { start: '2026-10-01', end: '2026-10-31' },
    ]);
  });

  it.each(['2026-11-21', '2026-12-01'])('a start on %s is refused under its field', (start) => {
    const { chosen, field, set } = show();
    set('Start Date', start);
    expect(field('Start Date')).toHaveAccessibleDescription('Start Date must be before End Date');
    expect(chosen).toEqual([]);
    // Moving the end beyond it makes both sound.
    set('End Date', '2026-12-31');
    expect(chosen).toEqual([{ start, end: '2026-12-31' }]);
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
  });

  it.each(['2026-11-01', '2026-10-31'])('an end on %s is refused under its field', (end) => {
    const { chosen, field, set } = show();
    set('End Date', end);
    expect(field('End Date')).toHaveAccessibleDescription('End Date must be after Start Date');
    expect(chosen).toEqual([]);
  });

  it('a field that is no day says so until it is one, whatever the other says', () => {
    const { chosen, field, set } = show();
    set('End Date', '');
    set('Start Date', '2026-10-01');
    expect(field('End Date')).toHaveAccessibleDescription('Enter a date');
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
    set('End Date', '2026-10-31');
    expect(chosen).toEqual([{ start: '2026-10-01', end: '2026-10-31' }]);
  });

  it('on the first of a month its single day is no mistake, and may be typed again', () => {
    const { chosen, field, set } = show({ start: '2026-12-01', end: '2026-12-01' });
    expect(field('Start Date')).toBeValid();
    expect(field('End Date')).toBeValid();
    set('Start Date', '2026-12-02');
    expect(field('Start Date')).toHaveAccessibleDescription('Start Date must be before End Date');
    set('Start Date', '2026-12-01');
    expect(chosen).toEqual([{ start: '2026-12-01', end: '2026-12-01' }]);
  });

  it('a preset puts right what was wrong', () => {
    const { chosen, field, set } = show();
    set('Start Date', '2026-12-01');
    fireEvent.click(screen.getByText('This month'));
    expect(chosen).toHaveLength(1);
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
  });
});
