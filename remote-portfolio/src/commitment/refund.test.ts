import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import type { Centavos } from '@investor-portal/shared/rules/money';
import { configure } from '@investor-portal/shared/testing/configure';
import { refundSentences } from './refund';

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

function told(...advices: object[]) {
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentAmount: 50_000,
    commitmentCurrencyCode: 'PHP',
    commitmentDebitCreditAdvises: advices,
  });
  return refundSentences(commitment, 5_000_000 as Centavos, 'you committed');
}

beforeEach(() => configure());

describe('what is said of a refund', () => {
  it('is that all of it went back, and when', () => {
    expect(told(credit(50_000, 'Completed'))).toEqual([
      'PHP 50,000.00 went back to your wallet on 2026-11-20.',
    ]);
  });

  it('is how much of it went back where that is a part', () => {
    expect(told(credit(20_000, 'Success'))).toEqual([
      'PHP 20,000.00 went back to your wallet on 2026-11-20.',
      'In total, PHP 20,000.00 of the PHP 50,000.00 you committed came back.',
    ]);
  });

  it.each(['Pending', 'processing', 'Approved', 'Accepted', 'Incomplete'])(
    'is only that it is on record while it is %p',
    (status) => {
      expect(told(credit(50_000, status))).toEqual([
        `A refund of PHP 50,000.00 is on record. Its status is ${status}.`,
      ]);
    },
  );

  it('claims nothing of a refund without a status', () => {
    expect(told(credit(50_000, ''))).toEqual([
      'A refund of PHP 50,000.00 is on record. Its status is not known.',
    ]);
  });

  it.each(['Rejected', 'Failed', 'Cancelled', 'declined', 'Reversed'])(
    'is that it failed when it is %p',
    (status) => {
      expect(told(credit(50_000, status))).toEqual([
        `A refund of PHP 50,000.00 did not go through. Its status is ${status}.`,
      ]);
    },
  );

  it('names every credit, the oldest first, and adds up those that arrived', () => {
    const advices = [
      credit(15_000, 'Pending', { createdOn: '2026-11-22T00:00:00Z' }),
      credit(10_000, 'Completed', { createdOn: '2026-11-21T00:00:00Z' }),
      credit(20_000, 'Completed', { createdOn: '2026-11-21T07:30:00+08:00' }),
      credit(5_000, 'Rejected', { createdOn: '2026-11-23T00:00:00Z' }),
      advice('Debit', -50_000, 'Completed'),
    ];
    expect(told(...advices)).toEqual([
      'PHP 20,000.00 went back to your wallet on 2026-11-21.',
      'PHP 10,000.00 went back to your wallet on 2026-11-21.',
      'A refund of PHP 15,000.00 is on record. Its status is Pending.',
      'A refund of PHP 5,000.00 did not go through. Its status is Rejected.',
      'In total, PHP 30,000.00 of the PHP 50,000.00 you committed came back.',
    ]);
  });

  it('has no total of what came in parts and is complete', () => {
    expect(told(credit(20_000, 'Completed'), credit(30_000, 'Completed'))).toHaveLength(2);
  });

  it('keeps another currency out of the total', () => {
    expect(told(credit(900, 'Completed', { currencyCode: 'USD' }))).toEqual([
      'USD 900.00 went back to your wallet on 2026-11-20.',
    ]);
    expect(told(credit(900, 'Completed', { currencyCode: 'USD' }), credit(1, 'Completed'))).toEqual(
      [
        'USD 900.00 went back to your wallet on 2026-11-20.',
        'PHP 1.00 went back to your wallet on 2026-11-20.',
        'In total, PHP 1.00 of the PHP 50,000.00 you committed came back.',
      ],
    );
  });

  it('invents neither an amount nor a day', () => {
    expect(told(credit(null, 'Completed', { createdOn: null }))).toEqual([
      'An unknown amount went back to your wallet.',
    ]);
  });

  it('is that none is on record, once the money was taken', () => {
    const none = 'No refund is on record yet.';
    expect(told(advice('Debit', -50_000, 'Completed'))).toEqual([none]);
    expect(told(advice('Debit', -50_000, 'Rejected'))).toEqual([]);
    expect(told()).toEqual([]);
  });
});
