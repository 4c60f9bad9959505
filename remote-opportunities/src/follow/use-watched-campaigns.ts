import { useState } from 'react';
import { usePagedList } from '@investor-portal/shared/hooks/use-paged-list';
import {
  campaignCall,
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { isNotFound, isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import type { ListRows } from '@investor-portal/shared/partner-api/reading/list-rows';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';

/** Each row costs a request, so pages are small. */
const perPage = 6;

/** `gone` has the guids of campaigns that the API no longer has. */
type WatchedRows = ListRows<Campaign> & { gone: readonly string[] };

/** Fetches each campaign, `others` first, because the API has no list of them. A removed one stays until the screen opens again. */
export function useWatchedCampaigns(others: readonly string[] = []) {
  const watchlist = useWatchlist();
  const [guids] = useState(() => [...new Set([...others, ...(watchlist?.guids ?? [])])]);
  return usePagedList<Campaign, WatchedRows>(
    guids.length === 0 ? null : derivedKey('watched-campaigns', [campaignCall], ...guids),
    async (pages, held) => {
      const rows = [...(held?.rows ?? [])];
      const gone = [...(held?.gone ?? [])];
      let unreadable = held?.unreadable ?? 0;
      for (let read = held?.pages ?? 0; read < pages; read += 1) {
        const page = guids.slice(read * perPage, (read + 1) * perPage);
        const found = await Promise.all(page.map(fetchIfReadable));
        rows.push(...found.filter((campaign) => campaign !== null && campaign !== undefined));
        gone.push(...page.filter((_, index) => found[index] === null));
        unreadable += found.filter((campaign) => campaign === undefined).length;
      }
      return { rows, gone, unreadable, pages, hasMore: pages * perPage < guids.length };
    },
  );
}

/** Null if the API does not have the campaign, and undefined if it cannot be read. The others are still shown (readings W15). */
async function fetchIfReadable(guid: string): Promise<Campaign | null | undefined> {
  try {
    return await fetchIfThere(guid);
  } catch (error) {
    if (!isPartnerApiError(error)) throw error;
    if (error.kind !== 'shape' && error.status !== 403) throw error;
    return undefined;
  }
}

export async function fetchIfThere(guid: string): Promise<Campaign | null> {
  try {
    return await fetchCampaign(guid);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
