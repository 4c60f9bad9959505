import { keyNames } from '../data/keys';
import { positionPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestorRead } from '../data/use-investor-read';

/** All positions of the investor, for figures about the whole of them; not asked for unless `when`. */
export function useAllPositions({ when = true }: { when?: boolean } = {}) {
  return useInvestorRead(when ? [keyNames.allPositions] : null, async (investorAccountId) => {
    const options = { investorAccountId, rowPerPage: wholeListPageSize };
    return (await readAllPages(positionPages(options))).rows;
  });
}
