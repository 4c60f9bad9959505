import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { parseCommitment } from '../testing/parse-rows';
import { explainFinalShares, stepMessages } from './Timeline';

beforeEach(() => configure({ platformRules: sandboxRules }));

const commitment = (fields: object) =>
  parseCommitment({
    commitmentAmount: 50_000,
    commitmentCurrencyCode: 'PHP',
    commitmentShares: 500,
    ...fields,
  });
const credit = (amount: number, status = 'Completed') => {
  const on = { createdOn: '2026-11-20T00:00:00Z', currencyCode: 'PHP' };
  return { commitmentDebitCreditAdvises: [{ transactionType: 'Credit', ...on, status, amount }] };
};

it('a cancelled commitment has its refunds, and does not claim that everything was refunded', () => {
  const step = { name: 'cancelled', state: 'done', date: '' } as const;
  expect(stepMessages[step.name](commitment(credit(20_000, 'Pending')), step).slice(1)).toEqual([
    'A refund of PHP 20,000.00 is on record. Its status is Pending.',
  ]);
});

it.each([
  [{}, 'PHP 50,000.00 for 500 shares.'],
  [{ commitmentShares: 0 }, 'PHP 50,000.00.'],
  [{ commitmentAmount: null }, 'An unknown amount for 500 shares.'],
  // The shares are those of the new terms.
  [{ materialChanges: [{ field: 'sharePrice', before: '100', after: '125' }] }, 'PHP 50,000.00.'],
])('what was committed, with %j: %s', (fields, sentence) => {
  const step = { name: 'committed', state: 'done', date: '' } as const;
  expect(stepMessages[step.name](commitment(fields), step)).toEqual(['Committed', sentence]);
});

const all = { calibratedAmount: 50_000, calibratedShares: 500 };
const fewer = { calibratedAmount: 38_000, calibratedShares: 380 };
const whySharesAreFewer =
  'You asked for 500 shares and received 380 shares. When investors ask for more shares than are on offer, each gets the same part of them, in whole shares.';
const cost = 'They cost PHP 38,000.00 of your PHP 50,000.00.';

it.each<[object, string[]]>([
  [all, ['You received all 500 shares you asked for.']],
  [{ ...all, commitmentShares: 0 }, ['You received 500 shares.']],
  [
    { ...fewer, ...credit(5_000) },
    [
      whySharesAreFewer,
      cost,
      'PHP 5,000.00 went back to your wallet on 2026-11-20.',
      'In total, PHP 5,000.00 of the PHP 12,000.00 due to you came back.',
    ],
  ],
  [fewer, [whySharesAreFewer, cost, 'No refund of the remaining PHP 12,000.00 is on record yet.']],
  // The rest is too small for a whole share.
  [
    { ...all, calibratedAmount: 49_999.9, ...credit(0.1) },
    [
      'You received all 500 shares you asked for.',
      'You can only receive whole shares. They cost PHP 49,999.90 of your PHP 50,000.00.',
      'PHP 0.10 went back to your wallet on 2026-11-20.',
    ],
  ],
  // Amounts in different currencies are not subtracted.
  [
    { ...all, actualConvertedCurrencyCode: 'USD', calibratedAmount: 900 },
    ['You received all 500 shares you asked for.'],
  ],
  [{ ...all, calibratedShares: null }, []],
  [{ ...all, calibratedAmount: null }, []],
  [{ ...all, commitmentAmount: null }, []],
])('the final shares of %j are explained: %j', (fields, sentences) => {
  expect(explainFinalShares(commitment(fields))).toEqual(sentences);
});
