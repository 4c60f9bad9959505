import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { campaignRowPages } from '@investor-portal/shared/partner-api/commitment-lists';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { sumByCampaign, type MyCommitments } from './sum-by-campaign';

/** One request covers this many campaigns; the cards of any others show nothing. */
const campaignsRead = 100;

const nothing: ReadonlyMap<string, MyCommitments> = new Map();

/**
 * What the signed-in investor has committed, by campaign guid. All cards and screens share one request. Undefined while it
 * loads; empty without an investment account, and when it cannot be loaded: the screen can do without it, and the portfolio
 * shows the same.
 */
export function useMyCommitments(): ReadonlyMap<string, MyCommitments> | undefined {
  const { data: user, error: userError } = useUserDetails({ revalidateIfStale: false });
  const accountId = user && isRegistered(user) ? user.accountId : '';
  const { data, error } = useSWR<ReadonlyMap<string, MyCommitments>, unknown>(
    accountId === '' ? null : ['my-commitments', accountId],
    ([, investorAccountId]: [string, string]) => fetchMine(investorAccountId),
    { onError: () => undefined, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  if (data) return data;
  const settled = error !== undefined || userError !== undefined || (user && accountId === '');
  return settled ? nothing : undefined;
}

async function fetchMine(investorAccountId: string) {
  const page = await campaignRowPages({ investorAccountId, rowPerPage: campaignsRead })(1);
  return sumByCampaign(page.data);
}
