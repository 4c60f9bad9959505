import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchCommitmentsByCampaign } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { sumByCampaign, type MyCommitments } from './sum-by-campaign';

/** One request covers this many campaigns; of any beyond, nothing is said. */
const campaignsRead = 100;

/**
 * What the signed-in investor has committed, by campaign guid. One request for all cards and screens, sent where the first of
 * them shows; undefined before the response, and without an investment account.
 */
export function useMyCommitments(): ReadonlyMap<string, MyCommitments> | undefined {
  const { data: user } = useUserDetails();
  const accountId = user && isRegistered(user) ? user.accountId : '';
  const { data } = useSWR<ReadonlyMap<string, MyCommitments>>(
    accountId === '' ? null : ['my-commitments', accountId],
    ([, investorAccountId]: [string, string]) => fetchMine(investorAccountId),
    // An addition to the screen: its failure is not worth a toast, and the portfolio says the same.
    { onError: () => undefined, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  return data;
}

async function fetchMine(investorAccountId: string) {
  const page = await fetchCommitmentsByCampaign({
    ...commitmentListDefaults,
    rowPerPage: campaignsRead,
    advanceFilter: { investorAccountId },
  });
  return sumByCampaign(page.data);
}
