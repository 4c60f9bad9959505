import useSWR from 'swr';
import {
  campaignCall,
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestorCode } from '../data/use-investor';

/** The API cannot list campaigns by guid, so each takes a request. A campaign that fails is left out. */
export function useCampaigns(purpose: 'closing' | 'watched', guids: readonly string[]) {
  // These campaigns decide who may still cancel, so they must not come from the cache of a campaign's screen
  // (`campaignKey`). SWR would show that older data until the refetch ends.
  const key = derivedKey('campaigns-by-guid', [campaignCall], useInvestorCode(), purpose, ...guids);
  const { data, error } = useSWR<ReadonlyMap<string, Campaign>, unknown>(
    guids.length > 0 ? key : null,
    () => fetchReadable(guids),
    // The key changes when a campaign is removed. The other campaigns stay on the screen while they reload.
    { keepPreviousData: true },
  );
  const campaigns = guids.length > 0 ? data : undefined;
  return { campaigns, loading: guids.length > 0 && data === undefined && !error };
}

async function fetchReadable(guids: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const results = await Promise.allSettled(guids.map((guid) => fetchCampaign(guid)));
  return new Map(
    results.flatMap((result, index): [string, Campaign][] =>
      result.status === 'fulfilled' ? [[guids[index] ?? '', result.value]] : [],
    ),
  );
}
