import { configure } from '@investor-portal/shared/testing/configure';
import { defaultRange, utcDaysOf } from './day-range';

it.each([
  ['2026-11-21T08:00:00Z', '2026-11-01', '2026-11-21'],
  // In the platform's zone it is 1 December, in UTC still 30 November.
  ['2026-12-01T06:00:00+08:00', '2026-11-01', '2026-11-30'],
  ['2026-11-01T00:00:00Z', '2026-11-01', '2026-11-01'],
  ['2028-02-29T23:59:59Z', '2028-02-01', '2028-02-29'],
])('§9 at %s the default range is %s to %s', (now, start, end) => {
  expect(defaultRange(Date.parse(now))).toEqual({ start, end });
});

it.each([
  ['Asia/Manila', '2025-12-31', '2026-11-21'],
  ['UTC', '2026-01-01', '2026-11-21'],
  ['America/New_York', '2026-01-01', '2026-11-22'],
])('in %s the UTC days %s to %s cover a range', (timeZone, start, end) => {
  configure({ timeZone });
  expect(utcDaysOf({ start: '2026-01-01', end: '2026-11-21' })).toEqual({ start, end });
});
