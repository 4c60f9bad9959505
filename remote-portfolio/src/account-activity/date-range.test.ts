import { configure } from '@investor-portal/shared/testing/configure';
import { defaultRange, utcDaysOf } from '../data/day-range';
import { earliestEnd, latestStart, rangeErrors, rangePresets, readRange } from './date-range';

const at = (iso: string) => Date.parse(iso);

describe('§5 account activity dates', () => {
  const early = { start: 'Start Date must be before End Date' };
  const late = { end: 'End Date must be after Start Date' };
  const noStart = { start: 'Enter a date' };
  const noEnd = { end: 'Enter a date' };

  it.each([
    ['2026-11-01', '2026-11-02', {}, {}],
    ['2026-11-02', '2026-11-02', early, late],
    ['2026-12-01', '2026-11-02', early, late],
    ['', '2026-11-02', noStart, noStart],
    ['2026-02-30', '2026-11-02', noStart, noStart],
    ['11/01/2026', '2026-11-02', noStart, noStart],
    ['2026-11-01', '', noEnd, noEnd],
    ['2026-11-01', '2026-13-01', noEnd, noEnd],
    ['', '', { ...noStart, ...noEnd }, { ...noStart, ...noEnd }],
  ])(
    '%p to %p: %p after changing the start, %p after changing the end',
    (start, end, one, other) => {
      expect(rangeErrors({ start, end }, 'start')).toEqual(one);
      expect(rangeErrors({ start, end }, 'end')).toEqual(other);
    },
  );

  it('the pickers allow exactly the valid days', () => {
    const end = '2028-03-01';
    const last = latestStart({ start: '2028-01-01', end });
    expect(last).toBe('2028-02-29');
    expect(rangeErrors({ start: last, end }, 'start')).toEqual({});
    const start = '2026-12-31';
    const first = earliestEnd({ start, end: '2027-06-30' });
    expect(first).toBe('2027-01-01');
    expect(rangeErrors({ start, end: first }, 'end')).toEqual({});
    expect(latestStart({ start, end: '' })).toBe('');
  });

  it('accepts the single-day default range on the first of a month', () => {
    const range = defaultRange(at('2026-12-01T08:00:00Z'));
    const { start, end } = range;
    expect(start).toBe(end);
    expect(latestStart(range)).toBe(start);
    expect(earliestEnd(range)).toBe(end);
    // The investor opens a statement link of that day on a later day.
    expect(readRange(start, end)).toEqual(range);
  });
});

describe('ranges of a statement', () => {
  beforeAll(() => configure());

  it('has presets for this month, last month, this year and the last full year', () => {
    expect(rangePresets(at('2026-03-31T12:00:00Z'))).toEqual({
      'This month': { start: '2026-03-01', end: '2026-03-31' },
      'Last month': { start: '2026-02-01', end: '2026-02-28' },
      'This year': { start: '2026-01-01', end: '2026-03-31' },
      'Full year 2025': { start: '2025-01-01', end: '2025-12-31' },
    });
  });

  it('counts presets in the platform’s days', () => {
    expect(rangePresets(at('2025-12-31T16:30:00Z'))).toMatchObject({
      'This month': { start: '2026-01-01', end: '2026-01-01' },
      'Last month': { start: '2025-12-01', end: '2025-12-31' },
    });
  });

  it('reads a range from the URL, and none from dates that are not a range', () => {
    expect(readRange('2026-01-01', '2026-06-30')).toEqual({
      start: '2026-01-01',
      end: '2026-06-30',
    });
    for (const [start, end] of [
      [null, null],
      ['2026-01-01', null],
      ['2026-06-30', '2026-01-01'],
      ['2026-06-30', '2026-06-30'],
      ['x', '2026-01-01'],
    ] as const)
      expect(readRange(start, end)).toBeNull();
  });
});

describe('§9 default range of the account activity', () => {
  it.each([
    ['2026-11-21T08:00:00Z', '2026-11-01', '2026-11-21'],
    // In the platform's zone it is 1 December, in UTC still 30 November.
    ['2026-12-01T06:00:00+08:00', '2026-11-01', '2026-11-30'],
    ['2026-11-01T00:00:00Z', '2026-11-01', '2026-11-01'],
    ['2028-02-29T23:59:59Z', '2028-02-01', '2028-02-29'],
  ])('at %s the range is %s to %s', (now, start, end) => {
    expect(defaultRange(at(now))).toEqual({ start, end });
  });
});

it.each([
  ['Asia/Manila', '2025-12-31', '2026-11-21'],
  ['UTC', '2026-01-01', '2026-11-21'],
  ['America/New_York', '2026-01-01', '2026-11-22'],
])('in %s the UTC days %s to %s cover a range', (timeZone, start, end) => {
  configure({ timeZone });
  expect(utcDaysOf({ start: '2026-01-01', end: '2026-11-21' })).toEqual({ start, end });
});
