import fc from 'fast-check';
import { sharedApi, type Investor } from '../testing/api';

const api = sharedApi();
let investor: Investor;
beforeAll(async () => {
  investor = await api.investor({ tier: 'Basic' });
});

const activity = (startDate: string, endDate: string) =>
  api.as(investor)('POST', 'partner/account-activities/details', { startDate, endDate });

describe('the days of an account activity', () => {
  it.each([
    ['2026-01-01', '9999-12-31'],
    ['0000-01-01', '2026-01-01'],
    ['0001-01-01', '9999-12-31'],
    ['1899-12-31', '2026-01-01'],
    ['2026-01-01', '3000-01-01'],
  ])('from %s to %s are rejected with a message', async (from, until) => {
    const { status, body } = await activity(from, until);
    expect(status).toBe(400);
    expect(body.message).toBe('startDate and endDate must be from 1900-01-01 to 2999-12-31.');
  });

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-01-01', '2026-04-31'],
    ['2025-02-29', '2026-04-01'],
  ])('from %s to %s are rejected: one is not a calendar day', async (from, until) => {
    const { status, body } = await activity(from, until);
    expect(status).toBe(400);
    expect(body.message).toBe('startDate and endDate must be days of the calendar.');
  });

  it.each([
    ['1900-01-01', '2999-12-31'],
    ['2024-02-29', '2024-02-29'],
  ])('from %s to %s are accepted', async (from, until) => {
    expect((await activity(from, until)).status).toBe(200);
  });

  it('are accepted or rejected, whatever they are', async () => {
    const two = (max: number) => fc.nat(max).map((number) => String(number).padStart(2, '0'));
    const day = fc
      .tuple(fc.oneof(fc.nat(9999), fc.constantFrom(0, 1, 1900, 2999, 9999)), two(13), two(32))
      .map(([year, month, date]) => [String(year).padStart(4, '0'), month, date].join('-'));
    await fc.assert(
      fc.asyncProperty(day, day, async (from, until) => {
        const { status, body } = await activity(from, until);
        expect([200, 400]).toContain(status);
        expect(body.message).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
