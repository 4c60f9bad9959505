import * as v from 'valibot';
import {
  adviceSchema,
  commitmentSchema,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { isCredit, isDebit, isSettled, paymentsOf } from './payments';

beforeEach(() => configure());

it('lists the debits and credits of all commitments, the latest first', () => {
  const commitment = (guid: string, ...advices: object[]) =>
    v.parse(commitmentSchema, {
      guid,
      commitmentCode: guid,
      commitmentCurrencyCode: 'USD',
      commitmentDebitCreditAdvises: advices,
    });
  const payments = paymentsOf([
    commitment('a', { createdOn: '2026-01-01', transactionType: 'Debit', amount: -5 }),
    commitment(
      'b',
      {
        createdOn: '2026-01-03',
        transactionType: 'Credit',
        status: 'Pending',
        referenceNumber: 'R',
      },
      { createdOn: '2026-01-02', transactionType: 'Fee', amount: -1 },
    ),
    commitment('c', { createdOn: '2025-12-31', transactionType: 'Debit Reversal', amount: -2 }),
  ]);
  // The type of a debit says its direction, so it has no sign of its own.
  expect(payments.map((each) => [each.commitmentCode, each.type, each.amount])).toEqual([
    ['b', 'Credit', null],
    ['b', 'Fee', -1],
    ['a', 'Debit', 5],
    ['c', 'Debit Reversal', -2],
  ]);
  expect(payments[0]).toMatchObject({ status: 'Pending', reference: 'R', currencyCode: 'USD' });
});

it('keeps two payments with the same guid apart', () => {
  const advices = [
    { guid: 'x', amount: 1 },
    { guid: 'x', amount: 2 },
  ];
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentDebitCreditAdvises: advices,
  });
  expect(new Set(paymentsOf([commitment]).map(({ guid }) => guid)).size).toBe(2);
});

it('tells money that came back from money that was taken, and what has arrived from what was approved', () => {
  const read = (transactionType: string, status = '') =>
    v.parse(adviceSchema, { transactionType, status });
  const types = ['Credit', 'Refund', 'Debit', 'debit advice', 'Fee'].map((type) => read(type));
  expect(types.map(isCredit)).toEqual([true, true, false, false, false]);
  expect(types.map(isDebit)).toEqual([false, false, true, true, false]);
  const reversals = ['Debit Reversal', 'Reversed credit', 'Void Debit', 'Credit chargeback'];
  for (const reversal of reversals.map((type) => read(type)))
    expect([isCredit(reversal), isDebit(reversal)]).toEqual([false, false]);
  const statuses = ['Completed', ' paid ', 'Approved', 'Pending', ''];
  expect(statuses.map((status) => isSettled(read('Debit', status)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
