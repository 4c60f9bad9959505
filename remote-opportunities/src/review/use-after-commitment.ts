import { useSWRConfig } from 'swr';
import { useRereadShownLists } from '@investor-portal/shared/hooks/use-reread-shown-lists';
import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';
import { isBalanceDependent } from '@investor-portal/shared/rules/balance-dependent';
import { useForgetCampaignLists } from '../browse/use-campaigns';

/** What is on the screen, or in its frame, while one commits: read again at once. */
const shown = [userDetailsKey, 'campaign', 'subscription'];

const nameOf = (key: unknown) => (Array.isArray(key) ? String(key[0]) : '');

/** Money has moved: what was read before, by whichever remote, is forgotten or read again. */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const rereadShownLists = useRereadShownLists();
  const forgetLists = useForgetCampaignLists();
  return () => {
    const outOfDate = (key: unknown) => isBalanceDependent(key) && !shown.includes(nameOf(key));
    void mutate(outOfDate, undefined, { revalidate: false });
    void mutate((key) => shown.includes(nameOf(key)));
    // One may have gone to a list while it was sent. Before they are forgotten: then none is known to be shown.
    rereadShownLists();
    forgetLists();
  };
}
