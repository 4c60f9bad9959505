import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchCommitmentsByCampaign } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { sumByCampaign, type MyCommitments } from './sum-by-campaign';

/** One request covers this many campaigns; of any beyond, nothing is said. */
const campaignsRead = 100;

const nothing: ReadonlyMap<string, MyCommitments> = new Map();

/**
 * What the signed-in investor has committed, by campaign guid. One request for all cards and screens, sent where the first
 * of them shows. Undefined while it loads; empty without an investment account, and where it cannot be loaded: it is an
 * addition to the screen, and the portfolio says the same.
 */
export function useMyCommitments(): ReadonlyMap<string, MyCommitments> | undefined {
  const { data: user, error: userError } = useUserDetails();
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
  const page = await fetchCommitmentsByCampaign({
    ...commitmentListDefaults,
    rowPerPage: campaignsRead,
    advanceFilter: { investorAccountId },
  });
  return sumByCampaign(page.data);
}
