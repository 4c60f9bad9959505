import useSWR from 'swr';
import { useInvestor } from './use-investor';

/** What a part of a page needs of a read (AsyncSection, Figure). */
export interface InvestorRead<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  /** Reads again; the account first, when it was that which failed. */
  mutate: () => Promise<unknown>;
}

/**
 * A read that is filtered by the investor's account, and so waits for it. An account that cannot be read is
 * this read's failure too: nothing waits for ever.
 * @param name one of `keyNames`, and what else makes this read another one; `null` reads nothing.
 */
export function useInvestorRead<Data>(
  name: readonly string[] | null,
  fetchData: (investorAccountId: string) => Promise<Data>,
): InvestorRead<Data> {
  const investor = useInvestor();
  const { accountId } = investor;
  const read = useSWR<Data>(name && accountId !== undefined ? [...name, accountId] : null, () =>
    fetchData(accountId ?? ''),
  );
  return investor.error
    ? { data: read.data, error: investor.error, isValidating: false, mutate: investor.retry }
    : read;
}
