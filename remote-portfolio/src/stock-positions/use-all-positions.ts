import { keyNames } from '../data/keys';
import { positionPages } from '../data/lists';
import {
  readAllPages,
  wholeListPageSize,
} from '@investor-portal/shared/partner-api/read-all-pages';
import { useInvestorData } from '../data/use-investor-data';

/** All of the investor's positions, for totals; fetched only if `enabled`. */
export function useAllPositions({ enabled = true }: { enabled?: boolean } = {}) {
  return useInvestorData(enabled ? [keyNames.allPositions] : null, async (investorAccountId) => {
    const options = { investorAccountId, rowPerPage: wholeListPageSize };
    return readAllPages(positionPages(options));
  });
}
