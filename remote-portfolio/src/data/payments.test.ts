import { configure } from '@investor-portal/shared/testing/configure';
import { parseCommitment } from '../testing/parse-rows';
import { paymentsOf } from './payments';

beforeEach(() => configure());

it('lists the debits and credits of all commitments, the latest first', () => {
  const commitment = (guid: string, ...advices: object[]) =>
    parseCommitment({
      guid,
      commitmentCode: guid,
      commitmentCurrencyCode: 'USD',
      commitmentDebitCreditAdvises: advices,
    });
  const credit = {
    createdOn: '2026-01-03',
    transactionType: 'Credit',
    status: 'Pending',
    referenceNumber: 'R',
  };
  const payments = paymentsOf([
    commitment('a', { createdOn: '2026-01-01', transactionType: 'Debit', amount: -5 }),
    commitment('b', credit, { createdOn: '2026-01-02', transactionType: 'Fee', amount: -1 }),
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

it.each([
  ['credit', ['Credit', 'Refund']],
  ['debit', ['Debit', 'debit advice']],
  [undefined, ['Fee', 'Credit Card Payment', 'Debit Reversal', 'Reversed credit', 'Void Debit']],
  [undefined, ['Credit chargeback']],
])('the direction %p is that of %p', (direction, types) => {
  for (const transactionType of types)
    expect(paymentOf({ transactionType }).direction).toBe(direction);
});

it.each([
  [true, ['Completed', ' paid ']],
  // An approved refund may not have arrived yet.
  [false, ['Approved', 'Pending', '']],
])('the money has moved (%p) if the status is one of %p', (settled, statuses) => {
  for (const status of statuses) expect(paymentOf({ status }).settled).toBe(settled);
});

function paymentOf(advice: object) {
  const [payment] = paymentsOf([parseCommitment({ commitmentDebitCreditAdvises: [advice] })]);
  if (!payment) throw new Error('There is no payment.');
  return payment;
}
