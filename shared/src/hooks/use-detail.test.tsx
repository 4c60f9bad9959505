import { renderHook, waitFor } from '@testing-library/react';
import { campaignCall, fetchCampaign, type Campaign } from '../partner-api/contract/campaigns';
import { dataKey } from '../partner-api/reading/data-key';
import { pageWrapper } from '../testing/page-wrapper';
import { createCampaign, signIn, type SignedInInvestor } from '../testing/sandbox';
import { isMissing } from '../ui/MessagePage';
import { useDetail } from './use-detail';

const onError = jest.fn();

function open(guid: string) {
  const useRead = () => useDetail<Campaign>(dataKey(campaignCall, guid), () => fetchCampaign(guid));
  return renderHook(useRead, { wrapper: pageWrapper({ onError }) }).result;
}

let investor: SignedInInvestor;
beforeEach(async () => {
  investor = await signIn();
  onError.mockClear();
});

const fail = (status: number) => investor.fail('campaign', { times: 1, status });

it.each([
  [404, 0],
  [410, 0],
  [403, 1],
])(
  '§8 the resource of a detail screen reports %d in a toast %d times, because the screen of a missing resource says so itself',
  async (status, reports) => {
    const { guid } = await createCampaign();
    await fail(status);
    const read = open(guid);
    await waitFor(() => expect(read.current.error).toBeDefined());
    expect(isMissing(read.current)).toBe(reports === 0);
    expect(onError).toHaveBeenCalledTimes(reports);
  },
);

it('§8 the resource of a detail screen is reported, and stays on the screen, when it no longer exists', async () => {
  const { guid } = await createCampaign();
  const read = open(guid);
  await waitFor(() => expect(read.current.data).toBeDefined());
  await fail(404);
  await read.current.mutate();
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(read.current.data?.guid).toBe(guid);
});
