import * as v from 'valibot';
import { recordingApi } from '../../testing/recording-api';
import { accountActivitySchema, fetchAccountActivity } from './account-activities';

const sent = recordingApi({ data: {} });

it('§7 account activity is requested by days and account, with one row per page (spec §9), and has a transaction once if it is sent twice', async () => {
  const range = { startDate: '2026-11-01', endDate: '2026-11-21', investorAccountId: '7' };
  await fetchAccountActivity(range);
  expect(sent[0]?.body).toEqual({ ...range, rowPerPage: 1 });
  const bought = { transactionId: 't', amount: 5 };
  const rows = [bought, { ...bought }, { ...bought, amount: 7 }];
  const { transactions } = v.parse(accountActivitySchema, { transactions: rows });
  expect(transactions.map(({ amount }) => amount)).toEqual([5, 7]);
});
