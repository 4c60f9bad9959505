import useSWR from 'swr';
import { keyNames } from '../data/keys';
import { positionPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestor } from '../data/use-investor';

/** All positions of the investor, for figures about the whole of them; not asked for unless `when`. */
export function useAllPositions({ when = true }: { when?: boolean } = {}) {
  const { accountId } = useInvestor();
  return useSWR(
    when && accountId ? [keyNames.allPositions, accountId] : null,
    async ([, investorAccountId]: [string, string]) => {
      const options = { investorAccountId, rowPerPage: wholeListPageSize };
      return (await readAllPages(positionPages(options))).rows;
    },
  );
}
