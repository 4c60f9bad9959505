import * as v from 'valibot';
import { adviceSchema } from '@investor-portal/shared/partner-api/commitment';
import { isCredit, isDebit, isSettled } from './advices';

const advice = (transactionType: string, status = '') =>
  v.parse(adviceSchema, { transactionType, status });

it('distinguishes money that came back from money that was taken', () => {
  expect(['Credit', 'Refund', 'Debit', 'Fee'].map((type) => isCredit(advice(type)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['Debit', 'debit advice', 'Credit'].map((type) => isDebit(advice(type)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('counts only money that has arrived as settled, not what was approved', () => {
  expect(
    ['Completed', ' paid ', 'Approved', 'Pending', ''].map((status) =>
      isSettled(advice('Debit', status)),
    ),
  ).toEqual([true, true, false, false, false]);
});
