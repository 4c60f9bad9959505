import { useSWRConfig } from 'swr';
import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';
import { useForgetCampaignLists } from '../browse/use-campaigns';

/** What a commitment changes and other screens have in their cache: wallet, what is raised, commitments. */
const changed = [userDetailsKey, 'campaign', 'subscription', 'commitment', 'commitments'];

/** Has everything that shows the investor's money read again. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const forgetLists = useForgetCampaignLists();
  return () => {
    void mutate((key) => Array.isArray(key) && changed.includes(String(key[0])));
    forgetLists();
  };
}
