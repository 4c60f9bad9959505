import { sharedApi, type Investor } from '../testing/api';

const api = sharedApi();
let investor: Investor;
beforeAll(async () => {
  investor = await api.investor({ tier: 'Premium', balance: 0 });
});

const activity = (startDate: string, endDate: string) => {
  const request = { startDate, endDate, rowPerPage: 1 };
  return api.as(investor)('POST', 'partner/account-activities/details', request);
};

const range = 'startDate and endDate must be from 1900-01-01 to 2999-12-31.';
const calendar = 'startDate and endDate must be days of the calendar.';
it.each([
  ['1899-12-31', '2026-01-01', range],
  ['2026-01-01', '3000-01-01', range],
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
