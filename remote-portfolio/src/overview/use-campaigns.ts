import useSWR from 'swr';
import {
  campaignCall,
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestorCode } from '../data/use-investor';

type CampaignEntry = readonly [guid: string, campaign: Campaign | null];

/** The API cannot list campaigns by guid, so each takes a request. A campaign that fails is null. */
export function useCampaigns(purpose: 'closing' | 'watched', guids: readonly string[]) {
  // These campaigns decide which commitments can still be cancelled, so they must not come from the cache of a
  // campaign's screen (`campaignKey`). SWR would show that older data until the refetch ends.
  const key = derivedKey('campaigns-by-guid', [campaignCall], useInvestorCode(), purpose, ...guids);
  const { data, error } = useSWR<CampaignEntry[], unknown>(
    guids.length > 0 ? key : null,
    () => fetchEach(guids),
    // The key changes when a campaign is removed. The other campaigns stay on the screen while they reload.
    { keepPreviousData: true },
  );
  const campaigns = guids.length > 0 && data ? new Map(data) : undefined;
  return { campaigns, loading: guids.length > 0 && data === undefined && !error };
}

function fetchEach(guids: readonly string[]): Promise<CampaignEntry[]> {
  const fetchOrNull = async (guid: string) =>
    [guid, await fetchCampaign(guid).catch(() => null)] as const;
  return Promise.all(guids.map(fetchOrNull));
}
