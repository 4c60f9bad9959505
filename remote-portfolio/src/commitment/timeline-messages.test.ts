import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure, sandboxRules } from '@investor-portal/shared/testing/configure';
import { explainFinalShares, stepMessages } from './timeline-messages';

beforeEach(() => configure({ platformRules: sandboxRules }));

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
      commitmentDebitCreditAdvises: [credit(20_000, 'Pending')],
    });
    const { sentences } = stepMessages(commitment, { name, state: 'done', date: '' });
    expect(sentences).toContain('A refund of PHP 20,000.00 is on record. Its status is Pending.');
    expect(sentences.join(' ')).not.toMatch(/went back|50,000/);
  });
});

describe('committed step', () => {
  it('shows the amount and the shares', () => {
    expect(committed({})).toEqual(['PHP 50,000.00 for 400 shares.']);
    expect(committed({ commitmentShares: 0 })).toEqual(['PHP 50,000.00.']);
    expect(committed({ commitmentAmount: null })).toEqual(['An unknown amount for 400 shares.']);
  });

  it('shows only the amount once the terms have changed, since the shares are those of the new terms', () => {
    expect(committed({ materialChanges: [change] })).toEqual(['PHP 50,000.00.']);
  });
});

const credit = (amount: number, status = 'Completed') => ({
  transactionType: 'Credit',
  createdOn: '2026-11-20T00:00:00Z',
  currencyCode: 'PHP',
  status,
  amount,
});
const explained = (changed: object = {}) =>
  explainFinalShares(
    v.parse(commitmentSchema, {
      guid: 'c',
      commitmentAmount: 50_000,
      commitmentShares: 500,
      calibratedAmount: 50_000,
      calibratedShares: 500,
      commitmentCurrencyCode: 'PHP',
      ...changed,
    }),
  );

describe('explanation of the final shares', () => {
  it('says if all requested shares were received', () => {
    expect(explained()).toEqual(['You received all 500 shares you asked for.']);
  });

  it('explains an oversubscribed campaign', () => {
    const [shares, ...money] = explained({
      calibratedShares: 380,
      calibratedAmount: 38_000,
      commitmentDebitCreditAdvises: [credit(12_000)],
    });
    expect(shares).toMatch(
      /^You asked for 500 shares and received 380 shares\. .*each gets the same part of them/,
    );
    expect(money).toEqual([
      'They cost PHP 38,000.00 of your PHP 50,000.00.',
      'PHP 12,000.00 went back to your wallet on 2026-11-20.',
    ]);
  });

  it('leaves out how the platform divides shares and where it refunds if the configuration does not say so', () => {
    configure();
    expect(
      explained({
        calibratedShares: 380,
        calibratedAmount: 38_000,
        commitmentDebitCreditAdvises: [credit(12_000)],
      }),
    ).toEqual([
      'You asked for 500 shares and received 380 shares.',
      'They cost PHP 38,000.00 of your PHP 50,000.00.',
      'PHP 12,000.00 was paid back to you on 2026-11-20.',
    ]);
  });

  it('explains a remainder that is too small for a whole share', () => {
    const commitmentDebitCreditAdvises = [credit(0.1)];
    expect(
      explained({ calibratedAmount: 49_999.9, commitmentDebitCreditAdvises }).slice(1),
    ).toEqual([
      'You can only receive whole shares. They cost PHP 49,999.90 of your PHP 50,000.00.',
      'PHP 0.10 went back to your wallet on 2026-11-20.',
    ]);
  });

  it('mentions a refund only if a credit is on record', () => {
    const fewer = { calibratedShares: 380, calibratedAmount: 38_000 };
    expect(explained(fewer).at(-1)).toBe(
      'No refund of the remaining PHP 12,000.00 is on record yet.',
    );
    const partial = { commitmentDebitCreditAdvises: [credit(5_000)] };
    expect(explained({ ...fewer, ...partial }).at(-1)).toBe(
      'In total, PHP 5,000.00 of the PHP 12,000.00 due to you came back.',
    );
  });

  it('does not subtract amounts in different currencies', () => {
    const converted = { actualConvertedCurrencyCode: 'USD', calibratedAmount: 900 };
    expect(explained(converted)).toEqual(['You received all 500 shares you asked for.']);
  });

  it('names only the received shares if the requested number is unknown', () => {
    expect(explained({ commitmentShares: 0 })).toEqual(['You received 500 shares.']);
  });

  it.each([{ calibratedShares: null }, { calibratedAmount: null }, { commitmentAmount: null }])(
    'says nothing until the figures are known: %j',
    (missing) => expect(explained(missing)).toEqual([]),
  );
});
