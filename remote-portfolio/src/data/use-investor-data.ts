import useSWR from 'swr';
import type { AsyncData } from '../components/AsyncSection';
import { useInvestor } from './use-investor';

/**
 * Fetches data filtered by the investor's account, once the account is known. A failure to load the account is
 * reported as this request's own, so that nothing waits forever; `mutate` then loads the account again.
 * @param name one of `keyNames`, followed by whatever else identifies the data; `null` fetches nothing.
 */
export function useInvestorData<Data>(
  name: readonly string[] | null,
  fetchData: (investorAccountId: string) => Promise<Data>,
): AsyncData<Data> {
  const investor = useInvestor();
  const { accountId } = investor;
  const response = useSWR<Data>(name && accountId !== undefined ? [...name, accountId] : null, () =>
    fetchData(accountId ?? ''),
  );
  return investor.error
    ? { data: response.data, error: investor.error, isValidating: false, mutate: investor.retry }
    : response;
}
