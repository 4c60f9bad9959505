import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { paymentsOf } from './payments';

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
  const read = (advice: object) =>
    paymentsOf([
      v.parse(commitmentSchema, { guid: 'c', commitmentDebitCreditAdvises: [advice] }),
    ]).map(({ direction, settled }) => [direction, settled]);
  for (const transactionType of ['Credit', 'Refund'])
    expect(read({ transactionType })).toEqual([['credit', false]]);
  for (const transactionType of ['Debit', 'debit advice'])
    expect(read({ transactionType })).toEqual([['debit', false]]);
  const reversals = ['Debit Reversal', 'Reversed credit', 'Void Debit', 'Credit chargeback'];
  for (const transactionType of ['Fee', 'Credit Card Payment', ...reversals])
    expect(read({ transactionType })).toEqual([[undefined, false]]);
  for (const status of ['Completed', ' paid '])
    expect(read({ status })).toEqual([[undefined, true]]);
  for (const status of ['Approved', 'Pending', ''])
    expect(read({ status })).toEqual([[undefined, false]]);
});
