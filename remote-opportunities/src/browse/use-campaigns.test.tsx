import { act, render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import {
  control,
  createInvestor,
  useSandboxSession,
  type SandboxInvestor,
} from '@investor-portal/shared/testing/sandbox';
import { useCampaigns, useForgetCampaignLists } from './use-campaigns';

let investor: SandboxInvestor;
beforeAll(async () => {
  investor = await createInvestor('Premium');
  await useSandboxSession(investor);
});

let reads: jest.SpyInstance;
beforeEach(() => {
  cache = new Map();
  // The host's boundary, which outlives every list.
  render(null, { wrapper });
  reads = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.restoreAllMocks());

let cache: Map<string, object>;
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...settings, provider: () => cache }}>{children}</SWRConfig>
);
const settings = { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 };

/** Shows the list, and waits until it is there. */
async function show() {
  const list = renderHook(() => ({ ...useCampaigns('newest'), forget: useForgetCampaignLists() }), {
    wrapper,
  });
  await waitFor(() => expect(list.result.current.campaigns).not.toEqual([]));
  return list;
}

const later = (minutes: number) => {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
const connectionIsBack = () => act(() => void window.dispatchEvent(new Event('online')));

describe('§4 a list of campaigns', () => {
  it('grows by the pages that remain, and has each campaign once', async () => {
    const { result } = await show();
    expect(result.current.campaigns).toHaveLength(5);
    let pages = 1;
    while (result.current.hasMore) {
      act(() => result.current.loadMore());
      pages += 1;
      await waitFor(() => expect(reads).toHaveBeenCalledTimes(pages));
      await waitFor(() => expect(result.current.loading).toBe(false));
    }
    const guids = result.current.campaigns.map(({ guid }) => guid);
    expect(new Set(guids).size).toBe(guids.length);
    // Other tests publish and close campaigns meanwhile: a page may repeat rows of the one before.
    expect(guids.length).toBeGreaterThan((pages - 1) * 4);
  });

  it('keeps what it has when a page fails, and asks for that page again', async () => {
    const { result } = await show();
    const { externalReferenceCode } = investor;
    const fault = { call: 'newestCampaigns', externalReferenceCode, times: 1, status: 400 };
    await control('faults', fault);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.campaigns).toHaveLength(5);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.campaigns).toHaveLength(10));
    expect(result.current.failed).toBe(false);
  });

  it('is there at once when one comes back, and is read again when it is older than a minute', async () => {
    (await show()).unmount();
    (await show()).unmount();
    expect(reads).toHaveBeenCalledTimes(1);
    later(2);
    const { result } = await show();
    expect(result.current.campaigns).toHaveLength(5);
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  });

  it('is read again when the connection is back, at most once a minute', async () => {
    await show();
    connectionIsBack();
    connectionIsBack();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
    later(2);
    connectionIsBack();
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(3));
  });

  it('starts anew, with one page, after it was forgotten', async () => {
    const { result, unmount } = await show();
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.campaigns).toHaveLength(10));
    const { forget } = result.current;
    unmount();
    forget();
    expect((await show()).result.current.campaigns).toHaveLength(5);
    expect(reads).toHaveBeenCalledTimes(3);
  });
});
