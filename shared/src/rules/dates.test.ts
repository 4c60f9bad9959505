import { configure } from '../testing/configure';
import {
  countdown,
  endInstant,
  formatDate,
  formatDateTime,
  formatMonthDayYear,
  isEnded,
} from './dates';

const at = (iso: string) => Date.parse(iso);
beforeEach(() => configure());

describe('dates are YYYY-MM-DD (spec §9) in the platform’s zone (readings R4)', () => {
  it.each([
    ['2026-11-30T15:59:59Z', '2026-11-30'],
    ['2026-11-30T16:00:00Z', '2026-12-01'],
    ['1/5/2026', '2026-01-05'],
    ['soon', '--'],
    [null, '--'],
  ])('%p is %p', (value, text) => expect(formatDate(value)).toBe(text));

  it('names the time zone after a time, and writes the expiry of a commitment with the month first (readings W11)', () => {
    expect(formatMonthDayYear('2026-11-30T16:00:00Z')).toBe('12/01/2026');
    expect(formatMonthDayYear(null)).toBe('');
    expect(formatDateTime('2026-11-30T15:59:00Z')).toBe('2026-11-30, 23:59 PHT');
    configure({ timeZone: 'UTC' });
    expect(formatDateTime('2026-11-30T15:59:00Z')).toBe('2026-11-30, 15:59 UTC');
    expect(formatDateTime(null)).toBe('--');
    // A date without a time gets no time.
    expect(formatDateTime('2026-11-30')).toBe('2026-11-30');
    expect(formatDateTime('11/30/2026')).toBe('2026-11-30');
  });
});

const end = '2026-12-03T10:00:00Z';

it('§4 campaign end without a time is the end of the day in Manila, and counts down in days, hours and minutes', () => {
  expect(endInstant('2026-12-03')).toBe(at('2026-12-03T16:00:00Z'));
  expect(endInstant('12/03/2026')).toBe(at('2026-12-03T16:00:00Z'));
  expect(isEnded('2026-12-03', at('2026-12-03T15:59:59Z'))).toBe(false);
  const left = { days: 2, hours: 2, minutes: 30, ended: false };
  expect(countdown(end, at('2026-12-01T07:29:30Z'))).toEqual(left);
  const none = { days: 0, hours: 0, minutes: 0, ended: true };
  expect(countdown(end, at('2026-12-04T00:00:00Z'))).toEqual(none);
  expect(countdown('never', 0)).toBeNull();
});
