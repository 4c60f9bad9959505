import { useState } from 'react';
import { usePagedList, type PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Page } from '@investor-portal/shared/partner-api/envelope';
import { isNotFound } from '@investor-portal/shared/partner-api/errors';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';

/** Each row costs a request. */
const perPage = 6;

/** `gone` are guids of campaigns that the API no longer has. */
type WatchedPage = Page<Campaign> & { gone: readonly string[] };

/**
 * The campaigns on the watchlist as it was when the screen opened, so that a campaign removed by mistake stays in reach. The
 * API cannot list them, so each is fetched separately, a few at a time.
 * @param others further campaigns, first.
 */
export function useWatchedCampaigns(
  others: readonly string[] = [],
): PagedList<Campaign, WatchedPage> {
  const watchlist = useWatchlist();
  const [guids] = useState(() => [...new Set([...others, ...(watchlist?.guids ?? [])])]);
  return usePagedList<Campaign, WatchedPage>(
    guids.length === 0 ? null : ['watched-campaigns', ...guids],
    async (currentPage) => {
      const page = guids.slice((currentPage - 1) * perPage, currentPage * perPage);
      const found = await Promise.all(page.map(fetchIfThere));
      return {
        data: found.filter((campaign) => campaign !== null),
        gone: page.filter((_, index) => found[index] === null),
        totalPages: Math.ceil(guids.length / perPage),
        currentPage,
      };
    },
  );
}

async function fetchIfThere(guid: string): Promise<Campaign | null> {
  try {
    return await fetchCampaign(guid);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
