import { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
import { userDetailsKey } from '@investor-portal/shared/hooks/user-details-key';
import { isBalanceDependent } from '@investor-portal/shared/rules/balance-dependent';
import { useResetCampaignLists } from '../campaign-data/use-campaign-lists';

/** Keys of what the review and its frame show: refetched at once rather than cleared. */
const onScreen = [userDetailsKey, 'campaign', 'subscription'];

const nameOf = (key: unknown) => (Array.isArray(key) ? String(key[0]) : '');

/** Clears or refetches everything that a new commitment puts out of date, in any remote. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRevalidateShownLists();
  const resetCampaignLists = useResetCampaignLists();
  return () => {
    const isStale = (key: unknown) => isBalanceDependent(key) && !onScreen.includes(nameOf(key));
    void mutate(isStale, undefined, { revalidate: false });
    void mutate((key) => onScreen.includes(nameOf(key)));
    // The investor may have gone to a list meanwhile. Done before the reset, which removes the lists from the cache.
    rereadShownLists();
    resetCampaignLists();
  };
}
