import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { stepWords } from './timeline-words';

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
  return stepWords(commitment, { name: 'committed', state: 'done', date: '' }).sentences;
}

describe('what was committed', () => {
  it('is an amount, and what it was to buy', () => {
    expect(committed({})).toEqual(['PHP 50,000.00 for 400 shares.']);
    expect(committed({ commitmentShares: 0 })).toEqual(['PHP 50,000.00.']);
  });

  it('is the amount alone once the terms have changed: the shares of now are others', () => {
    expect(committed({ materialChanges: [change] })).toEqual(['PHP 50,000.00.']);
  });
});
