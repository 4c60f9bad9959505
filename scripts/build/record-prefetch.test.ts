import {
  fetchCampaign,
  fetchNewestCampaigns,
  fetchSubscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { campaignListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { updateCommitmentStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { remotes } from '../workspace/apps';
import { recordPrefetch, recordScreens } from './record-prefetch';

const transactional = 'api/v1/partner-transactional';

describe('the requests that a page prefetches', () => {
  it('are those that the fetchers of a screen send, with the placeholders of the page', async () => {
    const screens = await recordScreens({
      '/campaigns/:id': {
        chunks: ['campaign'],
        calls: [
          { call: () => fetchCampaign('{id}'), picture: ['data.campaignBanner'] },
          {
            call: () =>
              fetchNewestCampaigns({
                ...campaignListDefaults,
                advanceFilter: { partnerAccountCode: '{code}' },
              }),
          },
        ],
      },
    });
    expect(screens).toEqual({
      '/campaigns/:id': {
        chunks: ['campaign'],
        reads: [
          {
            method: 'GET',
            path: `${transactional}/investment-opportunities/{id}`,
            picture: ['data.campaignBanner'],
          },
          {
            method: 'POST',
            path: `${transactional}/investment-opportunities/list`,
            json: {
              rowPerPage: 5,
              currentPage: 1,
              isDescending: true,
              orderBy: 'createdOn',
              advanceFilter: { partnerAccountCode: '{code}' },
            },
          },
        ],
      },
    });
  });

  it.each(remotes)('of $name can be recorded', async ({ folder }) => {
    expect(Object.keys(await recordPrefetch(folder)).length).toBeGreaterThan(0);
  });

  it('name only what the page can fill in', async () => {
    const screens = { '/campaigns/:id': { calls: [{ call: () => fetchSubscription('{guid}') }] } };
    await expect(recordScreens(screens)).rejects.toThrow(
      '/campaigns/:id: the page cannot fill in {guid}. Use code, externalReferenceCode, accountId, id.',
    );
  });

  it.each([
    ['none', async () => undefined, 0],
    ['two', () => Promise.allSettled([fetchCampaign('{id}'), fetchSubscription('{id}')]), 2],
  ])('are one for each call, not %s', async (_number, call, sent) => {
    await expect(recordScreens({ '/campaigns/:id': { calls: [{ call }] } })).rejects.toThrow(
      `/campaigns/:id: a call must send one request, not ${sent}.`,
    );
  });

  it('change nothing', async () => {
    const call = () => updateCommitmentStatus('{id}', 'CAN');
    await expect(recordScreens({ '/commitments/:id': { calls: [{ call }] } })).rejects.toThrow(
      'Expected ("GET" | "POST")',
    );
  });
});
