import * as v from 'valibot';
import { adviceSchema, commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { isCredit, isDebit, isSettled, refundSentences } from './refund';

const advice = (type: string, amount: number | null, status: string, more: object = {}) => ({
  transactionType: { name: type },
  status: { name: status },
  createdOn: '2026-11-20T00:00:00Z',
  currencyCode: 'PHP',
  amount,
  ...more,
});
const credit = (amount: number | null, status: string, more: object = {}) =>
  advice('Credit', amount, status, more);

function describeRefund(...advices: object[]) {
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentAmount: 50_000,
    commitmentCurrencyCode: 'PHP',
    commitmentDebitCreditAdvises: advices,
  });
  return refundSentences(commitment, 5_000_000 as Centavos, 'you committed');
}

beforeEach(() => configure());

describe('description of a refund', () => {
  it('says that everything was refunded, and when', () => {
    expect(describeRefund(credit(50_000, 'Completed'))).toEqual([
      'PHP 50,000.00 went back to your wallet on 2026-11-20.',
    ]);
  });

  it('says how much was refunded if it was only a part', () => {
    expect(describeRefund(credit(20_000, 'Success'))).toEqual([
      'PHP 20,000.00 went back to your wallet on 2026-11-20.',
      'In total, PHP 20,000.00 of the PHP 50,000.00 you committed came back.',
    ]);
  });

  it.each(['Pending', 'processing', 'Approved', 'Accepted', 'Incomplete'])(
    'says only that a refund is on record while it is %p',
    (status) => {
      expect(describeRefund(credit(50_000, status))).toEqual([
        `A refund of PHP 50,000.00 is on record. Its status is ${status}.`,
      ]);
    },
  );

  it('does not claim that a refund without a status arrived', () => {
    expect(describeRefund(credit(50_000, ''))).toEqual([
      'A refund of PHP 50,000.00 is on record. Its status is not known.',
    ]);
  });

  it.each(['Rejected', 'Failed', 'Cancelled', 'declined', 'Reversed'])(
    'says that a refund failed if it is %p',
    (status) => {
      expect(describeRefund(credit(50_000, status))).toEqual([
        `A refund of PHP 50,000.00 did not go through. Its status is ${status}.`,
      ]);
    },
  );

  it('lists every credit, oldest first, and adds up those that arrived', () => {
    const advices = [
      credit(15_000, 'Pending', { createdOn: '2026-11-22T00:00:00Z' }),
      credit(10_000, 'Completed', { createdOn: '2026-11-21T00:00:00Z' }),
      credit(20_000, 'Completed', { createdOn: '2026-11-21T07:30:00+08:00' }),
      credit(5_000, 'Rejected', { createdOn: '2026-11-23T00:00:00Z' }),
      advice('Debit', -50_000, 'Completed'),
    ];
    expect(describeRefund(...advices)).toEqual([
      'PHP 20,000.00 went back to your wallet on 2026-11-21.',
      'PHP 10,000.00 went back to your wallet on 2026-11-21.',
      'A refund of PHP 15,000.00 is on record. Its status is Pending.',
      'A refund of PHP 5,000.00 did not go through. Its status is Rejected.',
      'In total, PHP 30,000.00 of the PHP 50,000.00 you committed came back.',
    ]);
  });

  it('gives no total once all parts have arrived', () => {
    expect(describeRefund(credit(20_000, 'Completed'), credit(30_000, 'Completed'))).toHaveLength(
      2,
    );
  });

  it('keeps other currencies out of the total', () => {
    expect(describeRefund(credit(900, 'Completed', { currencyCode: 'USD' }))).toEqual([
      'USD 900.00 went back to your wallet on 2026-11-20.',
    ]);
    expect(
      describeRefund(credit(900, 'Completed', { currencyCode: 'USD' }), credit(1, 'Completed')),
    ).toEqual([
      'USD 900.00 went back to your wallet on 2026-11-20.',
      'PHP 1.00 went back to your wallet on 2026-11-20.',
      'In total, PHP 1.00 of the PHP 50,000.00 you committed came back.',
    ]);
  });

  it('makes up neither an amount nor a date', () => {
    expect(describeRefund(credit(null, 'Completed', { createdOn: null }))).toEqual([
      'An unknown amount went back to your wallet.',
    ]);
  });

  it('says that none is on record only if money was debited', () => {
    const none = 'No refund is on record yet.';
    expect(describeRefund(advice('Debit', -50_000, 'Completed'))).toEqual([none]);
    expect(describeRefund(advice('Debit', -50_000, 'Rejected'))).toEqual([]);
    expect(describeRefund()).toEqual([]);
  });
});

const anAdvice = (transactionType: string, status = '') =>
  v.parse(adviceSchema, { transactionType, status });

it('distinguishes money that came back from money that was taken', () => {
  expect(['Credit', 'Refund', 'Debit', 'Fee'].map((type) => isCredit(anAdvice(type)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['Debit', 'debit anAdvice', 'Credit'].map((type) => isDebit(anAdvice(type)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('counts only money that has arrived as settled, not what was approved', () => {
  expect(
    ['Completed', ' paid ', 'Approved', 'Pending', ''].map((status) =>
      isSettled(anAdvice('Debit', status)),
    ),
  ).toEqual([true, true, false, false, false]);
});
