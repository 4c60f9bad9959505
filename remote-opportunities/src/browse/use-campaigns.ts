import { useAtomValue } from 'jotai';
import { unstable_serialize } from 'swr/infinite';
import { useSWRConfig } from 'swr';
import { forgetScrollPosition } from '@investor-portal/shared/hooks/use-scroll-restoration';
import {
  fetchExpiringCampaigns,
  fetchNewestCampaigns,
} from '@investor-portal/shared/partner-api/campaigns';
import { externalAtom } from '@investor-portal/shared/session/session';
import { pagesOf, useCampaignPages, type ListName } from './use-campaign-pages';

/** The active tab is 'newest' or 'expiring' (spec §4 'Tabs'); the first is the default. */
export const campaignTabs = ['newest', 'expiring'] as const;
export type CampaignTab = (typeof campaignTabs)[number];

const fetchers = { newest: fetchNewestCampaigns, expiring: fetchExpiringCampaigns };

/** The name under which a list keeps its place. */
export const placeOf = (tab: CampaignTab) => `campaigns:${tab}`;

const nameOf = (tab: CampaignTab, partner: string): ListName => ['campaigns', tab, partner];

/** A list of campaigns that grows page by page. */
export function useCampaigns(tab: CampaignTab) {
  const partner = useAtomValue(externalAtom)?.code ?? '';
  return useCampaignPages(nameOf(tab, partner), fetchers[tab]);
}

/** Both lists start anew when they are shown next, after something that changes what they show. */
export function useForgetCampaignLists(): () => void {
  const { mutate, cache } = useSWRConfig();
  const partner = useAtomValue(externalAtom)?.code ?? '';
  return () => {
    // Deleted, not read again: with its pages goes the number of pages it had grown to.
    for (const tab of campaignTabs) {
      cache.delete(unstable_serialize(pagesOf(nameOf(tab, partner))));
      forgetScrollPosition(placeOf(tab));
    }
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === 'campaigns';
    void mutate(isPage, undefined, { revalidate: false });
  };
}
