import { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
import {
  campaignCall,
  subscriptionCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { isKeyOf, isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { useResetCampaignLists } from '../campaign-data/use-campaign-lists';

/** What the review and its frame show: refetched at once rather than cleared. */
const onScreen = [userDetailsCall, campaignCall, subscriptionCall];

/** Clears or refetches everything that a new commitment puts out of date, in any remote. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRevalidateShownLists();
  const resetCampaignLists = useResetCampaignLists();
  return () => {
    void mutate((key) => isOutdatedByMoney(key, onScreen), undefined, { revalidate: false });
    void mutate((key) => isKeyOf(key, onScreen));
    // The investor may have gone to a list meanwhile. Done before the reset, which removes the lists from the cache.
    rereadShownLists();
    resetCampaignLists();
  };
}
