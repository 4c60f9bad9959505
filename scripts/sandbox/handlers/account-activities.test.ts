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

const refused = (message: string) => ({ status: 400, body: { message } });
const range = refused('startDate and endDate must be from 1900-01-01 to 2999-12-31.');
it.each([
  ['1899-12-31', '2026-01-01', range],
  ['2026-01-01', '3000-01-01', range],
  ['2025-02-29', '2026-04-01', refused('startDate and endDate must be days of the calendar.')],
  ['2026-01-02', '2026-01-01', refused('startDate must not be after endDate.')],
  ['1900-01-01', '2999-12-31', { status: 200 }],
  ['2024-02-29', '2024-02-29', { status: 200 }],
])('accepts or rejects the days from %s to %s', async (from, until, expected) => {
  expect(await activity(from, until)).toMatchObject(expected);
});
