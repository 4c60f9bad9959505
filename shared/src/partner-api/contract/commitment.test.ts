import * as v from 'valibot';
import { commitmentSchema } from './commitment';

const paid = { guid: 'a', amount: 50_000, transactionType: { name: 'Debit' } };

it.each([
  ['once if it is sent twice', [paid, { ...paid }], 1],
  ['with another of the same guid', [paid, { ...paid, amount: 20_000 }], 2],
  [
    'with an equal one, both without a guid',
    [
      { ...paid, guid: '' },
      { ...paid, guid: '' },
    ],
    2,
  ],
])('a payment counts %s', (_how, commitmentDebitCreditAdvises, count) => {
  const commitment = v.parse(commitmentSchema, { guid: 'c', commitmentDebitCreditAdvises });
  expect(commitment.commitmentDebitCreditAdvises).toHaveLength(count);
});
