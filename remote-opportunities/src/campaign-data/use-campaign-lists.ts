import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePagedList, type PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import {
  expiringCampaignsCall,
  newestCampaignsCall,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { campaignListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { listReader, type ListRows } from '@investor-portal/shared/partner-api/reading/list-rows';
import { paths } from '@investor-portal/shared/routes/paths';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { externalAtom } from '@investor-portal/shared/session/session';
import { campaignFetchers, campaignPages, type FetchCampaigns } from './campaign-pages';

const minuteMs = 60_000;

/** The active tab is 'newest' or 'expiring' (spec §4 'Tabs'). The first is the default. */
export const campaignTabs = ['newest', 'expiring'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** `fetchedAt` is the time at which the oldest page was fetched, in epoch ms. */
type CampaignRows = ListRows<Campaign> & { fetchedAt: number };

const callOfTab = { newest: newestCampaignsCall, expiring: expiringCampaignsCall };

/** The name under which a list saves its scroll position. */
export const tabScrollKey = (tab: CampaignTab) => `campaigns:${tab}`;

export function useCampaigns(tab: CampaignTab) {
  return useCampaignList(dataKey(callOfTab[tab]), campaignFetchers[tab]);
}

/** Searches have larger pages than the lists of spec §9, so that the count is exact after fewer requests. */
const foundPerPage = 20;

export function useFoundCampaigns(search: string) {
  return useCampaignList(
    dataKey(newestCampaignsCall, searchScrollKey(search)),
    (page) => campaignFetchers.newest({ ...page, search }),
    foundPerPage,
  );
}

export const searchScrollKey = (search: string) => `found:${search}`;

/** Pages stay in the cache. They are refetched when older than a minute or back online. A `listOf` of null makes no request. */
export function useCampaignList(
  listOf: DataKey | null,
  fetchCampaigns: FetchCampaigns,
  rowPerPage: number = campaignListDefaults.rowPerPage,
): PagedList<Campaign, CampaignRows> {
  const partnerAccountCode = useAtomValue(externalAtom)?.code ?? '';
  const readRows = listReader(campaignPages(fetchCampaigns, partnerAccountCode), rowPerPage);
  const list = usePagedList<Campaign, CampaignRows>(
    listOf && [...listOf, partnerAccountCode],
    async (pages, held) => ({
      ...(await readRows(pages, held)),
      fetchedAt: held?.fetchedAt ?? serverNow(),
    }),
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );

  const refetchedAt = useRef(0);
  /** Many cards may ask for this, so it refetches at most once a minute. */
  const refetch = () => {
    if (serverNow() - refetchedAt.current < minuteMs) return;
    refetchedAt.current = serverNow();
    list.refetch();
  };
  const refetchStale = useEffectEvent(() => {
    if (list.read && serverNow() - list.read.fetchedAt > minuteMs) refetch();
  });
  const onOnline = useEffectEvent(refetch);
  useEffect(() => {
    refetchStale();
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return { ...list, refetch };
}

let lastListPath: string = paths.opportunities;

export function rememberListPath(pathAndSearch: string): void {
  lastListPath = pathAndSearch;
}

/** Returns the list that was shown last, with its tab, such as `/main/investment-opportunities?tab=expiring`. */
export function getLastList(): { path: string; label: string } {
  const isWatchlist = lastListPath === paths.watchlist;
  return { path: lastListPath, label: isWatchlist ? 'Watchlist' : 'Investment Opportunities' };
}
