import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useSWRConfig } from 'swr';
import { forgetPlace } from '@investor-portal/shared/hooks/use-kept-place';
import { hasMorePages, type Page } from '@investor-portal/shared/partner-api/answers';
import {
  fetchExpiringCampaigns,
  fetchNewestCampaigns,
  type Campaign,
} from '@investor-portal/shared/partner-api/campaigns';
import { campaignListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { externalAtom } from '@investor-portal/shared/session/session';

const minute = 60_000;

/** The active tab is 'newest' or 'expiring' (spec §4 'Tabs'); the first is the default. */
export const campaignTabs = ['newest', 'expiring'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

const fetchers = { newest: fetchNewestCampaigns, expiring: fetchExpiringCampaigns };

/** [name, tab, partner, page from 1]: one SWR entry a page. */
type PageKey = readonly ['campaigns', CampaignTab, string, number];

/** The name under which a list keeps its place. */
export const placeOf = (tab: CampaignTab) => `campaigns:${tab}`;

/** The next page exists while totalPages exceeds the current page (spec §4). */
function pagesOf(tab: CampaignTab, partner: string) {
  return (index: number, previous: Page<Campaign> | null): PageKey | null =>
    (previous?.totalPages ?? Infinity) <= index ? null : ['campaigns', tab, partner, index + 1];
}

/** A list of campaigns that grows page by page; what is loaded stays when one comes back to it. */
export function useCampaigns(tab: CampaignTab) {
  const partner = useAtomValue(externalAtom)?.code ?? '';
  const refreshed = useRef(0);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<
    Page<Campaign>,
    unknown
  >(
    pagesOf(tab, partner),
    ([, list, partnerAccountCode, currentPage]: PageKey) =>
      fetchers[list]({
        ...campaignListDefaults,
        currentPage,
        advanceFilter: { partnerAccountCode },
      }),
    { revalidateFirstPage: false },
  );
  const pages = data ?? [];
  return {
    campaigns: distinct(pages.flatMap((page) => page.data)),
    hasMore: hasMorePages(pages),
    loading: isValidating && pages.length < size,
    failed: error !== undefined,
    loadMore: () => void setSize(pages.length + 1),
    /** Asks for the page that failed; those above it stay. */
    retry: () => void setSize(size),
    /** Reads what is loaded again, at most once a minute however many cards ask. */
    refresh: () => {
      if (Date.now() - refreshed.current < minute) return;
      refreshed.current = Date.now();
      void mutate();
    },
  };
}

/** Both lists start anew when they are shown next, after something that changes what they show. */
export function useForgetCampaignLists(): () => void {
  const { mutate, cache } = useSWRConfig();
  const partner = useAtomValue(externalAtom)?.code ?? '';
  return () => {
    // Deleted, not read again: with its pages goes the number of pages it had grown to.
    for (const tab of campaignTabs) {
      cache.delete(unstable_serialize(pagesOf(tab, partner)));
      forgetPlace(placeOf(tab));
    }
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === 'campaigns';
    void mutate(isPage, undefined, { revalidate: false });
  };
}

// A campaign published while one scrolls moves the others on by one, so a page may repeat a row.
function distinct(campaigns: readonly Campaign[]): Campaign[] {
  return [...new Map(campaigns.map((campaign) => [campaign.guid, campaign])).values()];
}
