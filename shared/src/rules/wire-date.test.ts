import { configure } from '../testing/configure';
import { runtimeConfig, setRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { parseInstant, zonedParts } from './wire-date';

beforeAll(() => configure());

describe('readings R4, W11, W22: a date on the wire', () => {
  it.each([
    ['2026-11-30T15:59:00Z', '2026-11-30T15:59:00Z'],
    ['2026-11-30T15:59:00+08:00', '2026-11-30T07:59:00Z'],
    ['2026-11-30T15:59:00.1234567-05:30', '2026-11-30T21:29:00.123Z'],
    ['2026-11-30T20:00:00', '2026-11-30T12:00:00Z'],
    ['2026-11-30 20:00:00', '2026-11-30T12:00:00Z'],
    // PostgreSQL prints an offset of whole hours without minutes.
    ['2026-11-30 15:59:00+08', '2026-11-30T07:59:00Z'],
    ['2026-11-30', '2026-11-29T16:00:00Z'],
    [' 11/30/2026 ', '2026-11-29T16:00:00Z'],
    ['1/2/2027', '2027-01-01T16:00:00Z'],
    [Date.parse('2026-11-30T15:59:00Z'), '2026-11-30T15:59:00Z'],
  ])('%j is %s: without an offset it is in the platform’s time zone', (value, instant) => {
    expect(parseInstant(value)).toBe(Date.parse(instant));
  });

  // WebKit rejects an offset without a colon, and Firefox a lower-case z. Both and Chromium move 30 February into March.
  it.each([
    ['2026-11-30T15:59:00+0800', '2026-11-30T07:59:00.000Z'],
    ['2026-11-30T15:59-0530', '2026-11-30T21:29:00.000Z'],
    ['2026-11-30T15:59:00z', '2026-11-30T15:59:00.000Z'],
  ])('%j is %s, independently of the browser’s own parser', (value, instant) => {
    jest.spyOn(Date, 'parse').mockReturnValue(NaN);
    expect(new Date(parseInstant(value) ?? NaN).toISOString()).toBe(instant);
  });

  it.each([
    '',
    '   ',
    'soon',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-11-30 at 10:00',
    '2026-11-30T10:61:00Z',
    '2026-11-30T10:00:00+25:00',
    '13/01/2026',
    '2026-13-01',
    null,
    undefined,
    NaN,
  ])('%j is not a date', (value) => {
    expect(parseInstant(value)).toBeNull();
    expect(zonedParts(value)).toBeNull();
  });

  it.each([
    '0001-01-01T00:00:00Z',
    '1900-01-01',
    '1970-01-01T00:00:00Z',
    '1969-12-31T16:00:00-08:00',
    0,
    '9999-12-31T23:59:59.9999999',
    '+275760-09-13T00:00:00Z',
    1e20,
    -1e14,
  ])('%j is out of range', (value) => {
    expect(parseInstant(value)).toBeNull();
  });

  it('adds calendar days across the end of a month', () => {
    expect(parseInstant('2026-11-30', 1)).toBe(Date.parse('2026-11-30T16:00:00Z'));
  });

  it.each([
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
    ['America/New_York', '2026-03-08T03:30:00', '2026-03-08T07:30:00Z'],
    ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T01:30:00Z'],
  ])(
    'finds the instant where the clocks change, even at midnight: %s',
    (timeZone, value, instant) => {
      const config = runtimeConfig();
      setRuntimeConfig({ ...config, timeZone });
      expect(parseInstant(value)).toBe(Date.parse(instant));
      setRuntimeConfig(config);
    },
  );

  it('abbreviates the time zone as the region does, with the same digits in every locale', () => {
    const sydney = { ...runtimeConfig(), timeZone: 'Australia/Sydney' };
    for (const [locale, timeZoneName] of [
      ['en-US', 'GMT+11'],
      ['en-AU', 'AEDT'],
      ['ar-EG', expect.any(String)],
    ] as const) {
      setRuntimeConfig({ ...sydney, locale });
      const day = { year: '2026', month: '01', day: '06' };
      const shown = { ...day, hour: '01', minute: '03', timeZoneName };
      expect(zonedParts('2026-01-05T14:03:00Z')).toMatchObject(shown);
    }
    setRuntimeConfig({ ...sydney, timeZone: 'Asia/Manila' });
  });
});
