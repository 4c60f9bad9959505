import * as v from 'valibot';
import { campaignRowSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { sumByCampaign } from './use-my-commitments';

const commitment = (fields: object) => ({
  guid: 'x',
  commitmentCode: 'C',
  commitmentAmount: 1000.1,
  commitmentCurrencyCode: 'PHP',
  commitmentStatusCode: 'COM',
  commitmentStatus: { name: 'ongoing' },
  ...fields,
});
const now = Date.parse('2026-11-21T00:00:00Z');
const sumOf = (...commitments: object[]) =>
  sumByCampaign([v.parse(campaignRowSchema, { guid: 'a', commitments })], now).get('a');

beforeAll(() => configure({ currency: 'PHP' }));

describe('what an investor has committed to a campaign', () => {
  it('is the exact sum of the commitments that stand', () => {
    const terminated = { commitmentStatusCode: '', commitmentStatus: { name: 'Terminated' } };
    const ended = [commitment({ commitmentStatusCode: 'CAN' }), commitment(terminated)];
    const sum = sumOf(commitment({}), commitment({ commitmentAmount: 0.2 }), ...ended);
    expect(sum).toEqual({ amount: 100_030, currency: 'PHP', count: 2, reconfirm: false });
  });

  it.each([
    ['without a deadline', undefined, true],
    ['before its deadline', '2026-11-22T00:00:00Z', true],
    ['after its deadline', '2026-11-20T00:00:00Z', false],
  ])('says whether one can be reconfirmed: %s', (_, reconfirmDeadlineDate, reconfirm) => {
    const changed = commitment({ commitmentStatusCode: 'REC', reconfirmDeadlineDate });
    expect(sumOf(commitment({}), changed)).toMatchObject({ reconfirm });
  });

  it.each([
    ['none stands', [commitment({ commitmentStatusCode: 'CAN' })]],
    ['an amount is unknown', [commitment({}), commitment({ commitmentAmount: null })]],
    ['there are two currencies', [commitment({}), commitment({ commitmentCurrencyCode: 'USD' })]],
  ])('is left out where %s', (_why, commitments) => {
    expect(sumOf(...commitments)).toBeUndefined();
  });
});
