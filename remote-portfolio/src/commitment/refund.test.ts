import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { parseCommitment } from '../testing/parse-rows';
import { refundOfAmount } from './refund';

const advice = (type: string, amount: number | null, status: string, more: object = {}) => ({
  transactionType: { name: type },
  status: { name: status },
  createdOn: '2026-11-20T00:00:00Z',
  currencyCode: 'PHP',
  amount,
  ...more,
});
const credit = (amount: number | null, status = 'Completed', more: object = {}) =>
  advice('Credit', amount, status, more);
const dollars = credit(900, 'Completed', { currencyCode: 'USD' });
const none = 'No refund is on record yet.';
const back = (amount: string, day = '2026-11-20') =>
  `${amount} went back to your wallet on ${day}.`;
const total = (amount: string) =>
  `In total, ${amount} of the PHP 50,000.00 you committed came back.`;

beforeEach(() => configure({ platformRules: sandboxRules }));

describe('the refund of PHP 50,000', () => {
  it.each<[string, object[], string[]]>([
    [
      'all of it in two parts',
      [credit(20_000), credit(30_000)],
      [back('PHP 20,000.00'), back('PHP 30,000.00')],
    ],
    ['a part', [credit(20_000, 'Success')], [back('PHP 20,000.00'), total('PHP 20,000.00')]],
    [
      'one without a status, which may not have arrived',
      [credit(50_000, '')],
      ['A refund of PHP 50,000.00 is on record. Its status is not known.'],
    ],
    [
      'several, oldest first, of which some arrived',
      [
        credit(15_000, 'Pending', { createdOn: '2026-11-22T00:00:00Z' }),
        credit(10_000, 'Completed', { createdOn: '2026-11-21T00:00:00Z' }),
        credit(20_000, 'Completed', { createdOn: '2026-11-21T07:30:00+08:00' }),
        credit(5_000, 'Rejected', { createdOn: '2026-11-23T00:00:00Z' }),
        advice('Debit', -50_000, 'Completed'),
      ],
      [
        back('PHP 20,000.00', '2026-11-21'),
        back('PHP 10,000.00', '2026-11-21'),
        'A refund of PHP 15,000.00 is on record. Its status is Pending.',
        'A refund of PHP 5,000.00 did not go through. Its status is Rejected.',
        total('PHP 30,000.00'),
      ],
    ],
    [
      'a part, and an unknown amount in another currency',
      [credit(20_000), credit(null, 'Completed', { currencyCode: 'USD' })],
      [back('PHP 20,000.00'), back('An unknown amount')],
    ],
    [
      'two currencies, which are not added up',
      // A credit may be sent as a negative amount.
      [dollars, credit(-1)],
      [back('USD 900.00'), back('PHP 1.00'), total('PHP 1.00')],
    ],
    [
      'neither amount nor date',
      [credit(null, 'Completed', { createdOn: null })],
      ['An unknown amount went back to your wallet.'],
    ],
    ['none, after money was taken', [advice('Debit', -50_000, 'Completed')], [none]],
    ['none, and no money was taken', [advice('Debit', -50_000, 'Rejected')], []],
    ['nothing at all', [], []],
  ])('is described: %s', (_, commitmentDebitCreditAdvises, sentences) => {
    expect(sentencesOf(commitmentDebitCreditAdvises)).toEqual(sentences);
  });

  it.each(['processing', 'Approved', 'Incomplete'])('is only on record while it is %p', (status) =>
    expect(sentencesOf([credit(1, status)])[0]).toMatch(/ is on record\. /),
  );

  it.each(['Failed', 'Cancelled', 'declined', 'Reversed'])(
    'did not go through if it is %p',
    (status) => expect(sentencesOf([credit(1, status)])[0]).toMatch(/ did not go through\. /),
  );

  function sentencesOf(commitmentDebitCreditAdvises: object[]) {
    const committed = { commitmentCurrencyCode: 'PHP', commitmentAmount: 50_000 };
    return refundOfAmount(parseCommitment({ ...committed, commitmentDebitCreditAdvises }));
  }
});
