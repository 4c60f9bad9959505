import { useEffect, useEffectEvent, useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { hasMorePages, type Page } from '@investor-portal/shared/partner-api/envelope';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/list-request';

const minute = 60_000;

/** A list's name and what makes it this list: the last is the partner. */
export type ListName = readonly [string, string, string];
/** One SWR entry a page, counted from 1. */
type PageKey = readonly [...ListName, number];
/** `readAt` in epoch ms: a list that is shown again knows by it how old it is. */
type ReadPage = Page<Campaign> & { readAt: number };

/** The next page exists while totalPages exceeds the current page (spec §4). */
export function pagesOf(name: ListName | null) {
  return (index: number, previous: Page<Campaign> | null): PageKey | null =>
    name === null || (previous?.totalPages ?? Infinity) <= index ? null : [...name, index + 1];
}

/**
 * Campaigns page by page. What is loaded stays when one comes back to it, and is read again, where it stands, when
 * it is older than a minute or the connection was lost.
 * @param name `null` reads nothing.
 */
export function useCampaignPages(
  name: ListName | null,
  fetchPage: (request: CampaignListRequest) => Promise<Page<Campaign>>,
) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<ReadPage, unknown>(
    pagesOf(name),
    async ([, , partnerAccountCode, currentPage]: PageKey) => {
      const advanceFilter = { partnerAccountCode };
      const page = await fetchPage({ ...campaignListDefaults, currentPage, advanceFilter });
      return { ...page, readAt: Date.now() };
    },
    { revalidateFirstPage: false, revalidateOnReconnect: false },
  );
  const pages = data ?? [];

  const refreshed = useRef(0);
  const refresh = () => {
    if (Date.now() - refreshed.current < minute) return;
    refreshed.current = Date.now();
    void mutate();
  };
  const refreshOld = useEffectEvent(() => {
    const [first] = pages;
    if (first && Date.now() - first.readAt > minute) refresh();
  });
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    refreshOld();
    const online = () => refreshNow();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return {
    campaigns: distinct(pages.flatMap((page) => page.data)),
    hasMore: hasMorePages(pages),
    loading: isValidating && pages.length < size,
    failed: error !== undefined,
    loadMore: () => void setSize(pages.length + 1),
    /** Asks for the page that failed; those above it stay. */
    retry: () => void setSize(size),
    /** Reads what is loaded again, at most once a minute however many cards ask. */
    refresh,
  };
}

// A campaign published while one scrolls moves the others on by one, so a page may repeat a row.
function distinct(campaigns: readonly Campaign[]): Campaign[] {
  return [...new Map(campaigns.map((campaign) => [campaign.guid, campaign])).values()];
}
