import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { fetchCampaign, type Campaign } from '../partner-api/campaigns';
import { control, createCampaign, createInvestor, useSandboxSession } from '../testing/sandbox';
import { useDetail } from './use-detail';

const told = jest.fn();

function Around({ children }: { children: ReactNode }) {
  const settings = { provider: () => new Map(), shouldRetryOnError: false, onError: told };
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}

function open(guid: string) {
  const useRead = () => useDetail<Campaign>(['campaign', guid], () => fetchCampaign(guid));
  return renderHook(useRead, { wrapper: Around }).result;
}

let externalReferenceCode: string;
beforeEach(async () => {
  const investor = await createInvestor('Premium');
  await useSandboxSession(investor);
  ({ externalReferenceCode } = investor);
  told.mockClear();
});

const fail = (status: number) =>
  control('faults', { call: 'campaign', externalReferenceCode, times: 1, status });

describe('§8 one thing that a screen is about', () => {
  it('that does not exist is not told in a toast', async () => {
    const read = open('nowhere');
    await waitFor(() => expect(read.current.error).toBeDefined());
    expect(told).not.toHaveBeenCalled();
  });

  it('that cannot be read is told', async () => {
    const { guid } = await createCampaign();
    await fail(403);
    const read = open(guid);
    await waitFor(() => expect(read.current.error).toBeDefined());
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('that is on the screen and exists no more is told, and stays', async () => {
    const { guid } = await createCampaign();
    const read = open(guid);
    await waitFor(() => expect(read.current.data).toBeDefined());
    await fail(404);
    await read.current.mutate();
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(read.current.data?.guid).toBe(guid);
  });
});
