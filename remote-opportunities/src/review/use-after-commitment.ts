import { useSWRConfig } from 'swr';
import { userDetailsKey } from '@investor-portal/shared/hooks/use-user-details';
import { useForgetCampaignLists } from '../browse/use-campaigns';

/** What a commitment leaves as it was. */
const lasting = ['file-link', 'company-view', 'payment-options'];
/** What is on the screen, or in its frame, while one commits: read again at once. */
const shown = [userDetailsKey, 'campaign', 'subscription'];

const nameOf = (key: unknown) => (Array.isArray(key) ? String(key[0]) : '');

/**
 * Money has moved: what was read before, by whichever remote, is forgotten or read again. Nobody else's keys
 * are named here: what is not known to last is taken for out of date.
 */
export function useAfterCommitment(): () => void {
  const { mutate } = useSWRConfig();
  const forgetLists = useForgetCampaignLists();
  return () => {
    const outOfDate = (key: unknown) =>
      nameOf(key) !== '' && ![...lasting, ...shown].includes(nameOf(key));
    void mutate(outOfDate, undefined, { revalidate: false });
    void mutate((key) => shown.includes(nameOf(key)));
    forgetLists();
  };
}
