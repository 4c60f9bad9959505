import { act, render, renderHook, waitFor } from '@testing-library/react';
import { pageWrapper } from '@investor-portal/shared/testing/page-wrapper';
import { signIn } from '@investor-portal/shared/testing/sandbox';
import { useAfterCommitment } from '../review/use-after-commitment';
import { useCampaigns } from './use-campaign-lists';

beforeAll(() => signIn());

let requests: jest.SpyInstance;
let wrapper: ReturnType<typeof pageWrapper>;
beforeEach(() => {
  wrapper = pageWrapper({ revalidateOnFocus: false, dedupingInterval: 0 });
  // Like in the host, the cache outlives every list.
  render(null, { wrapper });
  requests = jest.spyOn(globalThis, 'fetch');
});

async function show() {
  const useLists = () => ({ ...useCampaigns('newest'), startOver: useAfterCommitment() });
  const list = renderHook(useLists, { wrapper });
  await waitFor(() => expect(list.result.current.items).not.toEqual([]));
  return list;
}

const advanceClock = (minutes: number) => {
  const now = performance.now() + minutes * 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
};

describe('§4 a list of campaigns', () => {
  it('shows its rows at once when the investor returns, and refetches at most once a minute, however many cards ask', async () => {
    (await show()).unmount();
    (await show()).unmount();
    expect(requests).toHaveBeenCalledTimes(1);
    advanceClock(2);
    const { result } = await show();
    expect(result.current.items).toHaveLength(5);
    await waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    advanceClock(2);
    const refetch = () => act(() => result.current.refetch());
    refetch();
    refetch();
    await waitFor(() => expect(requests).toHaveBeenCalledTimes(3));
    advanceClock(2);
    refetch();
    await waitFor(() => expect(requests).toHaveBeenCalledTimes(4));
  });

  it('starts over with one page after a commitment', async () => {
    const { result, unmount } = await show();
    act(() => result.current.onLoadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(10));
    const { startOver } = result.current;
    unmount();
    startOver();
    expect((await show()).result.current.items).toHaveLength(5);
    expect(requests).toHaveBeenCalledTimes(3);
  });
});
