import { useSWRConfig } from 'swr';
import { isListKey, useRevalidateShownLists } from '@investor-portal/shared/hooks/use-paged-list';
import { forgetScrollPosition } from '@investor-portal/shared/hooks/use-scroll-restoration';
import {
  campaignCall,
  expiringCampaignsCall,
  issuerCampaignsCall,
  newestCampaignsCall,
  subscriptionCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { isKeyOf, isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { campaignTabs, tabScrollKey } from '../campaign-data/use-campaign-lists';

/** The review and the host around it show this data, so it is refetched at once instead of cleared. */
const onScreen = [userDetailsCall, campaignCall, subscriptionCall];

const campaignLists = [newestCampaignsCall, expiringCampaignsCall, issuerCampaignsCall];

/** Clears or refetches all data that a new commitment makes outdated, in every remote. */
export function useAfterCommitment(): () => void {
  const { cache, mutate } = useSWRConfig();
  const revalidateShownLists = useRevalidateShownLists();
  return () => {
    void mutate((key) => isOutdatedByMoney(key, onScreen), undefined);
    void mutate((key) => isKeyOf(key, onScreen));
    // The investor may be on a list now. The lists are removed from the cache afterwards, so this comes first.
    revalidateShownLists();
    // All lists of campaigns start over when they are next shown. The number of pages belongs to the rows, so the keys are
    // deleted instead of refetched.
    for (const key of cache.keys()) if (isListKey(key, campaignLists)) cache.delete(key);
    for (const tab of campaignTabs) forgetScrollPosition(tabScrollKey(tab));
  };
}
