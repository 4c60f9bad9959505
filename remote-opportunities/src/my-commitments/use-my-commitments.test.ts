/** @jest-environment jest-fixed-jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { campaignRowSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { storedData } from '@investor-portal/shared/storage/stored-data';
import { withBrowserStorage } from '@investor-portal/shared/storage/tab-storage';
import { configure } from '@investor-portal/shared/testing/configure';
import { recordFacts } from '@investor-portal/shared/testing/record-facts';
import { createCampaign, signIn } from '@investor-portal/shared/testing/sandbox';
import { sumByCampaign, useMyCommitments } from './use-my-commitments';

it('the list tells the platform’s page of a commitment whose screen was gone before the API answered', async () => {
  const { externalReferenceCode: investor, commit } = await signIn();
  const { guid: campaign } = await createCampaign();
  const guid = await commit({ guid: campaign }, 50_000, true);
  const attempts = [{ key: 'K-1', amount: 5_000_000, known: [], sentAt: Date.now() }];
  storedData(withBrowserStorage).write(`attempts:${campaign}`, { investor, attempts });
  const told = recordFacts();
  const { result } = renderHook(() => useMyCommitments());
  await waitFor(() => expect(result.current?.get(campaign)).toMatchObject({ count: 1 }));
  const value = { guid, campaign, amount: 50_000, currency: 'PHP' };
  expect(await told()).toEqual([{ action: 'portal:commitment-submitted', value }]);
});

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
