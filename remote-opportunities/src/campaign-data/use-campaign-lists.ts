import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import {
  isListKey,
  usePagedList,
  type PagedList,
} from '@investor-portal/shared/hooks/use-paged-list';
import { forgetScrollPosition } from '@investor-portal/shared/hooks/use-scroll-restoration';
import {
  expiringCampaignsCall,
  issuerCampaignsCall,
  newestCampaignsCall,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/contract/list-request';
import { dataKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { listReader, type ListRows } from '@investor-portal/shared/partner-api/reading/list-rows';
import { paths } from '@investor-portal/shared/routes/paths';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { externalAtom } from '@investor-portal/shared/session/session';
import { campaignFetchers, campaignPages, type FetchCampaigns } from './campaign-pages';

const minuteMs = 60_000;

/** The active tab is 'newest' or 'expiring' (spec §4 'Tabs'); the first is the default. */
export const campaignTabs = ['newest', 'expiring'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** `fetchedAt`, in epoch ms, is that of the oldest page. */
type CampaignRows = ListRows<Campaign> & { fetchedAt: number };

/** What a search asks the API for, beside the page. */
export type CampaignSearch = Partial<CampaignListRequest>;

const callOfTab = { newest: newestCampaignsCall, expiring: expiringCampaignsCall };

/** The name under which a list saves its scroll position. */
export const scrollKey = (tab: CampaignTab) => `campaigns:${tab}`;

/** One of the two lists of spec §2. */
export function useCampaigns(tab: CampaignTab) {
  return useCampaignList(dataKey(callOfTab[tab]), campaignFetchers[tab]);
}

/** Pages of a search hold more than those of the lists of spec §9: its count is exact after fewer requests. */
const foundPerPage = 20;

/**
 * All campaigns that match a search.
 * @param search null requests nothing.
 */
export function useFoundCampaigns(search: CampaignSearch | null) {
  return useCampaignList(
    search && dataKey(newestCampaignsCall, findScrollKey(search)),
    (page) =>
      campaignFetchers.newest({
        ...page,
        ...search,
        advanceFilter: { ...page.advanceFilter, ...search?.advanceFilter },
      }),
    foundPerPage,
  );
}

/** The name under which the campaigns of a search save their scroll position. */
export const findScrollKey = (search: CampaignSearch) => `found:${JSON.stringify(search)}`;

/**
 * A list of the partner's campaigns. Its pages stay when the investor comes back to it, and are all refetched in place
 * when they are older than a minute or the connection was lost.
 * @param listOf what identifies the list, apart from the partner. null requests nothing.
 */
export function useCampaignList(
  listOf: DataKey | null,
  fetchCampaigns: FetchCampaigns,
  rowPerPage: number = campaignListDefaults.rowPerPage,
): PagedList<Campaign, CampaignRows> {
  const partnerAccountCode = usePartnerCode();
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
  /** Refetches at most once a minute, however many cards ask. */
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

const listCalls = [newestCampaignsCall, expiringCampaignsCall, issuerCampaignsCall];

/** Makes all lists of campaigns start over when they are next shown, after something that changes what they show. */
export function useResetCampaignLists(): () => void {
  const { cache } = useSWRConfig();
  return () => {
    // Deleted rather than refetched: the number of pages goes with the rows.
    for (const key of cache.keys()) if (isListKey(key, listCalls)) cache.delete(key);
    for (const tab of campaignTabs) forgetScrollPosition(scrollKey(tab));
  };
}

function usePartnerCode(): string {
  return useAtomValue(externalAtom)?.code ?? '';
}

// Lasts as long as the page.
let lastListPath: string = paths.opportunities;

export function rememberListPath(pathAndSearch: string): void {
  lastListPath = pathAndSearch;
}

/** The list that was shown last, with its tab: `/main/investment-opportunities?tab=expiring`. */
export function getLastListPath(): string {
  return lastListPath;
}
