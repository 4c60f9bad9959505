import * as v from 'valibot';
import {
  runtimeConfigSchema,
  setRuntimeConfig,
} from '@investor-portal/shared/session/runtime-config';
import { daysLeftText } from './days-left';

beforeAll(() => {
  const config = { partnerApiUrl: 'http://api.test', platformOrigins: ['http://page.test'] };
  setRuntimeConfig(v.parse(runtimeConfigSchema, config));
});

const end = '2026-11-30T16:00:00Z';
const at = (iso: string) => Date.parse(iso);

describe('§4 campaign end', () => {
  it.each([
    ['2026-11-20T16:00:00Z', '10 days left'],
    ['2026-11-20T16:00:01Z', '9 days left'],
    ['2026-11-29T16:00:00Z', '1 day left'],
    ['2026-11-30T15:59:59Z', '0 days left'],
    ['2026-11-30T16:00:00Z', 'Ended'],
    ['2027-01-01T00:00:00Z', 'Ended'],
  ])('at %s: %s', (now, text) => {
    expect(daysLeftText(end, at(now))).toBe(text);
  });

  it('ends a date without a time at the end of that day in Manila', () => {
    expect(daysLeftText('2026-11-30', at('2026-11-30T15:59:59Z'))).toBe('0 days left');
    expect(daysLeftText('2026-11-30', at('2026-11-30T16:00:00Z'))).toBe('Ended');
  });

  it('is -- without a date', () => {
    expect(daysLeftText('', at(end))).toBe('--');
  });
});
