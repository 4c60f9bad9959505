import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { sentence } from '@investor-portal/shared/testing/sentence';
import { show } from '@investor-portal/shared/testing/show';
import { RangePicker, useRange } from './RangePicker';

beforeEach(pointAtSandbox);

function Page() {
  return <RangePicker {...useRange()} />;
}

function open(start = '2026-11-01', end = '2026-11-21') {
  return openAt(`/?start=${start}&end=${end}&x=1`);
}

function openAt(address: string) {
  const { router } = show(<Page />, [address]);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const set = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } });
  const chosen = () => router.state.location.search;
  return { chosen, field, set };
}

const unchanged = '?start=2026-11-01&end=2026-11-21&x=1';

describe('§5 start and end dates', () => {
  it('come from the address, update the field at once, so that the browser keeps partial input, and go to the address if the range is valid', () => {
    const { chosen, field, set } = open();
    expect(field('Start Date')).toHaveValue('2026-11-01');
    expect(field('End Date')).toHaveValue('2026-11-21');
    let shown = '';
    act(() => {
      // The investor has typed the first digit of the month in 10/15.
      set('Start Date', '2026-01-01');
      shown = field('Start Date').value;
    });
    expect(shown).toBe('2026-01-01');
    set('Start Date', '2026-10-01');
    set('End Date', '2026-10-31');
    expect(chosen()).toBe('?start=2026-10-01&end=2026-10-31&x=1');
  });

  it.each([
    ['Start Date', '2026-11-21', 'Start Date must be before End Date'],
    ['End Date', '2026-11-01', 'End Date must be after Start Date'],
    ['End Date', '', 'Enter a date'],
  ])('show an error under %s for %p', (label, value, error) => {
    const { chosen, field, set } = open();
    set(label, value);
    expect(field(label)).toHaveAccessibleDescription(error);
    expect(chosen()).toBe(unchanged);
    const shown = sentence('You see 2026-11-01 to 2026-11-21.');
    expect(screen.getByText(shown)).toBeVisible();
    fireEvent.click(screen.getByText('This month'));
    expect(chosen()).not.toBe(unchanged);
    expect(screen.queryByText(shown)).not.toBeInTheDocument();
    expect(field(label)).not.toHaveAttribute('aria-invalid');
  });

  it('keep the error of an incomplete date while the other date changes', () => {
    const { chosen, field, set } = open();
    set('End Date', '');
    set('Start Date', '2026-10-01');
    expect(field('End Date')).toHaveAccessibleDescription('Enter a date');
    expect(field('Start Date')).not.toHaveAttribute('aria-invalid');
    set('End Date', '2026-10-31');
    expect(chosen()).toBe('?start=2026-10-01&end=2026-10-31&x=1');
  });
});

it.each([
  ['that nobody has chosen is of the new day', '/', '2026-12-01', '2026-12-01'],
  ['that somebody chose stays', '/?start=2026-11-01&end=2026-11-30', '2026-11-01', '2026-11-30'],
])('at midnight in UTC, the range %s', (_, address, start, end) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T15:59:59Z') });
  const { field } = openAt(address);
  expect(field('End Date')).toHaveValue('2026-11-30');
  act(() => jest.advanceTimersByTime(8 * 3_600_000 + 1_000));
  expect([field('Start Date').value, field('End Date').value]).toEqual([start, end]);
});

it.each([
  '/?start=x',
  '/?start=2026-06-30&end=2026-01-01',
  '/?start=2026-06-30&end=2026-06-30',
  '/?end=2026-01-01',
])('the link %s cannot be used, which is said until a range is chosen', (address) => {
  const text = 'The dates in this link can’t be used. You see this month instead.';
  openAt(address);
  expect(screen.getByText(text)).toBeVisible();
  fireEvent.click(screen.getByText('Last month'));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('the pickers allow exactly the valid days, on the first of a month that day alone', () => {
  const limits = ({ field }: ReturnType<typeof open>) =>
    [field('Start Date').max, field('End Date').min].join(' ');
  expect(limits(open('2027-12-31', '2028-03-01'))).toBe('2028-02-29 2028-01-01');
  cleanup();
  // The investor opens a link of that day on a later day.
  expect(limits(open('2026-12-01', '2026-12-01'))).toBe('2026-12-01 2026-12-01');
});

it.each([
  ['2026-03-31T12:00:00Z', 'This month', '2026-03-01', '2026-03-31'],
  ['2026-03-31T12:00:00Z', 'Last month', '2026-02-01', '2026-02-28'],
  ['2026-03-31T12:00:00Z', 'This year', '2026-01-01', '2026-03-31'],
  ['2026-03-31T12:00:00Z', 'Full year 2025', '2025-01-01', '2025-12-31'],
  // In the platform's zone it is already the next day.
  ['2025-12-31T16:30:00Z', 'This month', '2026-01-01', '2026-01-01'],
  ['2025-12-31T16:30:00Z', 'Last month', '2025-12-01', '2025-12-31'],
])('at %s, %s is from %s to %s', (now, preset, start, end) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  const { chosen } = openAt('/?start=2024-01-01&end=2024-01-31');
  fireEvent.click(screen.getByText(preset));
  expect(chosen()).toBe(`?start=${start}&end=${end}`);
});
