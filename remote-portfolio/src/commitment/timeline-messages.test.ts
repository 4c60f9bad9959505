import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { stepMessages } from './timeline-messages';

beforeEach(() => configure());

const change = { field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 125.00' };

function committed(fields: object) {
  const commitment = v.parse(commitmentSchema, {
    guid: 'c',
    commitmentAmount: 50_000,
    commitmentCurrencyCode: 'PHP',
    commitmentShares: 400,
    ...fields,
  });
  return stepMessages(commitment, { name: 'committed', state: 'done', date: '' }).sentences;
}

describe.each(['cancelled', 'terminated'] as const)('a %s commitment', (name) => {
  it('describes the refund by its credits instead of claiming that everything was refunded', () => {
    const commitment = v.parse(commitmentSchema, {
      guid: 'c',
      commitmentAmount: 50_000,
      commitmentCurrencyCode: 'PHP',
      commitmentDebitCreditAdvises: [
        {
          transactionType: 'Credit',
          createdOn: '2026-11-20T00:00:00Z',
          amount: 20_000,
          status: 'Pending',
        },
      ],
    });
    const { sentences } = stepMessages(commitment, {
      name,
      state: 'done',
      date: '2026-11-20T00:00:00Z',
    });
    expect(sentences).toContain('A refund of PHP 20,000.00 is on record. Its status is Pending.');
    expect(sentences.join(' ')).not.toMatch(/went back|50,000/);
  });
});

describe('committed step', () => {
  it('shows the amount and the shares', () => {
    expect(committed({})).toEqual(['PHP 50,000.00 for 400 shares.']);
    expect(committed({ commitmentShares: 0 })).toEqual(['PHP 50,000.00.']);
  });

  it('shows only the amount once the terms have changed, since the shares are those of the new terms', () => {
    expect(committed({ materialChanges: [change] })).toEqual(['PHP 50,000.00.']);
  });
});
