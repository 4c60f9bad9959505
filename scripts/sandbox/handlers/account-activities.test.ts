import { sharedApi, type Investor } from '../testing/api';

interface Activity {
  transactions: unknown[];
  balance: { beginningShares: number; endingShares: number };
}

const api = sharedApi();
let investor: Investor;
beforeAll(async () => {
  investor = await api.investor({ tier: 'Premium', balance: 0, history: true });
});

const activity = (startDate: string, endDate: string) =>
  api.as(investor)<{ data: Activity }>('POST', 'partner/account-activities/details', {
    startDate,
    endDate,
    rowPerPage: 1,
  });

it('adds up: beginning plus transactions equals ending', async () => {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const today = (await activity(day(-1), day(1))).body.data;
  expect(today.balance.beginningShares).toBe(0);
  expect(today.transactions).toHaveLength(2);
  expect(today.balance.endingShares).toBe(250);
  const later = (await activity(day(1), day(2))).body.data;
  expect(later.balance).toMatchObject({ beginningShares: 250, endingShares: 250 });
  expect(later.transactions).toEqual([]);
});

const range = 'startDate and endDate must be from 1900-01-01 to 2999-12-31.';
const calendar = 'startDate and endDate must be days of the calendar.';
it.each([
  ['1899-12-31', '2026-01-01', range],
  ['2026-01-01', '3000-01-01', range],
  ['2026-02-30', '2026-03-01', calendar],
  ['2025-02-29', '2026-04-01', calendar],
  ['2026-01-02', '2026-01-01', 'startDate must not be after endDate.'],
])('rejects the days from %s to %s', async (from, until, message) => {
  expect(await activity(from, until)).toMatchObject({ status: 400, body: { message } });
});

it.each([
  ['1900-01-01', '2999-12-31'],
  ['2024-02-29', '2024-02-29'],
])('accepts the days from %s to %s', async (from, until) => {
  expect((await activity(from, until)).status).toBe(200);
});
