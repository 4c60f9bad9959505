import * as v from 'valibot';
import { campaignRowSchema, commitmentSchema } from './commitment';

const paid = { guid: 'a', amount: 50_000, transactionType: { name: 'Debit' } };

it.each([
  ['once if it is sent twice', [paid, { ...paid }], 1],
  ['with another of the same guid', [paid, { ...paid, amount: 20_000 }], 2],
  ['with an equal one, both without a guid', [1, 2].map(() => ({ ...paid, guid: '' })), 2],
])('a payment counts %s', (_how, commitmentDebitCreditAdvises, count) => {
  const commitment = v.parse(commitmentSchema, { guid: 'c', commitmentDebitCreditAdvises });
  expect(commitment.commitmentDebitCreditAdvises).toHaveLength(count);
});

it('counts a commitment of a campaign once if it is sent twice', () => {
  const commitment = { guid: 'a', commitmentAmount: 50_000 };
  const rows = [commitment, { ...commitment }, { guid: 'b', commitmentAmount: 50_000 }];
  const { commitments } = v.parse(campaignRowSchema, { guid: 'k', commitments: rows });
  expect(commitments.map(({ guid }) => guid)).toEqual(['a', 'b']);
});
