import { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-paged-list';
import {
  campaignCall,
  subscriptionCall,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { isKeyOf, isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { useResetCampaignLists } from '../campaign-data/use-campaign-lists';

/** The review and the host around it show this data, so it is refetched at once instead of cleared. */
const onScreen = [userDetailsCall, campaignCall, subscriptionCall];

/** Clears or refetches all data that a new commitment makes outdated, in every remote. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const revalidateShownLists = useRevalidateShownLists();
  const resetCampaignLists = useResetCampaignLists();
  return () => {
    void mutate((key) => isOutdatedByMoney(key, onScreen), undefined);
    void mutate((key) => isKeyOf(key, onScreen));
    // The investor may be on a list now. The reset removes the lists from the cache, so this comes first.
    revalidateShownLists();
    resetCampaignLists();
  };
}
