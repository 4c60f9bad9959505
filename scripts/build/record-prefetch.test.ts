import {
  fetchCampaign,
  fetchNewestCampaigns,
  fetchSubscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { campaignListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { remotes } from '../workspace/apps';
import { recordPrefetch, recordScreens } from './record-prefetch';

const opportunities = 'api/v1/partner-transactional/investment-opportunities';

describe('the requests that a page prefetches', () => {
  it('are those that the fetchers of a screen send, with the placeholders of the page', async () => {
    const chunks = ['campaign'];
    const picture = ['data.campaignBanner'];
    const advanceFilter = { partnerAccountCode: '{code}' };
    const { search: _none, ...defaults } = campaignListDefaults;
    const json = { ...defaults, advanceFilter };
    const visitor = true;
    const screens = await recordScreens({
      '/campaigns/:id': {
        chunks,
        calls: [
          { call: () => fetchCampaign('{id}'), picture },
          { call: () => fetchNewestCampaigns({ ...campaignListDefaults, advanceFilter }), visitor },
        ],
      },
    });
    expect(screens).toEqual({
      '/campaigns/:id': {
        chunks,
        reads: [
          { method: 'GET', path: `${opportunities}/{id}`, picture },
          { method: 'POST', path: `${opportunities}/list`, json, visitor },
        ],
      },
    });
  });

  it.each(remotes)('of $name can be recorded', async ({ folder }) => {
    expect(Object.keys(await recordPrefetch(folder)).length).toBeGreaterThan(0);
  });

  it.each<[why: string, call: () => Promise<unknown>]>([
    ['the page cannot fill in {guid}. Use code,', () => fetchSubscription('{guid}')],
    ['a call must send one request, not 0.', async () => undefined],
    [
      'a call must send one request, not 2.',
      () => Promise.allSettled([fetchCampaign('{id}'), fetchSubscription('{id}')]),
    ],
    ['Expected ("GET" | "POST")', () => updateCommitmentStatus('{id}', 'CAN')],
  ])('are refused where %s', async (why, call) => {
    await expect(recordScreens({ '/campaigns/:id': { calls: [{ call }] } })).rejects.toThrow(why);
  });
});
