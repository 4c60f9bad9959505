import { noteServerTime } from '@investor-portal/shared/session/server-time';
import { retryMomentOf } from './request-failure';

const now = Date.parse('2026-11-26T10:00:00Z');
// The server's clock is years away from this machine's clock, which must not matter.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
  noteServerTime('api', now);
});

describe('the moment of Retry-After, by the server’s clock', () => {
  it.each([
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Thu, 26 Nov 2026 10:03:00 GMT', 180_000],
    ['Thursday, 26-Nov-26 10:03:00 GMT', 180_000],
    ['999999999', 86_400_000],
    ['Fri, 26 Nov 2126 10:00:00 GMT', 86_400_000],
  ])('of %j is %d ms away', (header, ms) => expect(retryMomentOf(header)).toBe(now + ms));

  const numbers = ['0', '-5', '1.5', '1e3'];
  const dates = ['2026-11-26T12:00:00Z', 'Thu, 99 Foo 2026 10:03:00 GMT'];
  it.each([null, '', 'soon', '6 PM', ...numbers, ...dates, 'Thu, 26 Nov 2026 09:59:59 GMT'])(
    'is unknown for %j',
    (header) => expect(retryMomentOf(header)).toBeUndefined(),
  );
});
