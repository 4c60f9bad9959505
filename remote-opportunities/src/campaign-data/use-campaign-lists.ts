import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import {
  pageKeys,
  usePagedList,
  type PagedList,
} from '@investor-portal/shared/hooks/use-paged-list';
import { forgetScrollPosition } from '@investor-portal/shared/hooks/use-scroll-restoration';
import { fetchNewestCampaigns, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Page } from '@investor-portal/shared/partner-api/envelope';
import type { CampaignListRequest } from '@investor-portal/shared/partner-api/list-request';
import { paths } from '@investor-portal/shared/routes/paths';
import { externalAtom } from '@investor-portal/shared/session/session';
import { campaignFetchers, campaignPages, type FetchCampaigns } from './campaign-pages';

const minute = 60_000;

/** The active tab is 'newest' or 'expiring' (spec §4 'Tabs'); the first is the default. */
export const campaignTabs = ['newest', 'expiring'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

/** What identifies a list of campaigns, apart from the partner. */
type ListName = readonly [string, string];
/** `fetchedAt` is in epoch ms. */
type CampaignPage = Page<Campaign> & { fetchedAt: number };

/** What a search asks the API for, beside the page. */
export type CampaignCriteria = Partial<CampaignListRequest>;

const listName = (tab: CampaignTab): ListName => ['campaigns', tab];

/** The name under which a list saves its scroll position. */
export const scrollKey = (tab: CampaignTab) => `campaigns:${tab}`;

/** One of the two lists of spec §2. */
export function useCampaigns(tab: CampaignTab) {
  return useCampaignList(listName(tab), campaignFetchers[tab]);
}

/** Pages of a search hold more than those of the lists of spec §9: its count is exact after fewer requests. */
const foundPerPage = 20;

/**
 * All campaigns that match a search.
 * @param request null requests nothing.
 */
export function useFoundCampaigns(request: CampaignCriteria | null) {
  return useCampaignList(request && ['campaigns', findScrollKey(request)], (page) =>
    fetchNewestCampaigns({
      ...page,
      ...request,
      rowPerPage: foundPerPage,
      advanceFilter: { ...page.advanceFilter, ...request?.advanceFilter },
    }),
  );
}

/** The name under which the campaigns of a search save their scroll position. */
export const findScrollKey = (request: CampaignCriteria) => `found:${JSON.stringify(request)}`;

/**
 * A list of the partner's campaigns. Its pages stay when the investor comes back to it, and are all refetched in place
 * when they are older than a minute or the connection was lost.
 * @param name null requests nothing.
 */
export function useCampaignList(
  name: ListName | null,
  fetchCampaigns: FetchCampaigns,
): PagedList<Campaign, CampaignPage> {
  const partnerAccountCode = usePartnerCode();
  const fetchPage = campaignPages(fetchCampaigns, partnerAccountCode);
  const list = usePagedList<Campaign, CampaignPage>(
    name && [...name, partnerAccountCode],
    async (currentPage) => ({ ...(await fetchPage(currentPage)), fetchedAt: Date.now() }),
    { revalidateFirstPage: false, revalidateOnReconnect: false },
  );

  const refetchedAt = useRef(0);
  /** At most once a minute, however many cards ask. */
  const refetch = () => {
    if (Date.now() - refetchedAt.current < minute) return;
    refetchedAt.current = Date.now();
    list.refetch();
  };
  const refetchStale = useEffectEvent(() => {
    const [first] = list.pages;
    if (first && Date.now() - first.fetchedAt > minute) refetch();
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

/** Makes both lists start over when they are next shown, after something that changes what they show. */
export function useResetCampaignLists(): () => void {
  const { mutate, cache } = useSWRConfig();
  const partner = usePartnerCode();
  return () => {
    // Deleted rather than refetched: the number of pages goes with the pages.
    for (const tab of campaignTabs) {
      cache.delete(unstable_serialize(pageKeys([...listName(tab), partner])));
      forgetScrollPosition(scrollKey(tab));
    }
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === 'campaigns';
    void mutate(isPage, undefined, { revalidate: false });
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
