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

describe('§5 start and end dates', () => {
  it('allow only valid days in the pickers', () => {
    const { field } = show();
    expect(field('Start Date')).toHaveAttribute('max', '2026-11-20');
    expect(field('End Date')).toHaveAttribute('min', '2026-11-02');
  });

  it('apply a valid range at once', () => {
    const { chosen, set } = show();
    set('Start Date', '2026-10-01');
    set('End Date', '2026-10-31');
    expect(chosen).toEqual([
      { start: '2026-10-01', end: '2026-11-21' },
      { start: '2026-10-01', end: '2026-10-31' },
    ]);
  });

  it.each(['2026-11-21', '2026-12-01'])('show an error under a start of %s', (start) => {
    const { chosen, field, set } = show();
    set('Start Date', start);
    expect(field('Start Date')).toHaveAccessibleDescription('Start Date must be before End Date');
    expect(chosen).toEqual([]);
    // Moving the end makes the range valid.
    set('End Date', '2026-12-31');
    expect(chosen).toEqual([{ start, end: '2026-12-31' }]);
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
  });

  it.each(['2026-11-01', '2026-10-31'])('show an error under an end of %s', (end) => {
    const { chosen, field, set } = show();
    set('End Date', end);
    expect(field('End Date')).toHaveAccessibleDescription('End Date must be after Start Date');
    expect(chosen).toEqual([]);
  });

  it('keep the error of an incomplete date while the other date changes', () => {
    const { chosen, field, set } = show();
    set('End Date', '');
    set('Start Date', '2026-10-01');
    expect(field('End Date')).toHaveAccessibleDescription('Enter a date');
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
    set('End Date', '2026-10-31');
    expect(chosen).toEqual([{ start: '2026-10-01', end: '2026-10-31' }]);
  });

  it('accept the single-day default range on the first of a month', () => {
    const { chosen, field, set } = show({ start: '2026-12-01', end: '2026-12-01' });
    expect(field('Start Date')).toBeValid();
    expect(field('End Date')).toBeValid();
    set('Start Date', '2026-12-02');
    expect(field('Start Date')).toHaveAccessibleDescription('Start Date must be before End Date');
    set('Start Date', '2026-12-01');
    expect(chosen).toEqual([{ start: '2026-12-01', end: '2026-12-01' }]);
  });

  it('clear errors when a preset is chosen', () => {
    const { chosen, field, set } = show();
    set('Start Date', '2026-12-01');
    fireEvent.click(screen.getByText('This month'));
    expect(chosen).toHaveLength(1);
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
  });
});
