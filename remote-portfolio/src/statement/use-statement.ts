import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import type { DateRange } from '../account-activity/default-range';
import { keyNames } from '../data/keys';
import { commitmentPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestorRead } from '../data/use-investor-read';
import { madeWithin, type StatementData } from './statement-data';

/** Everything a statement of a range needs, all pages of it: a statement is whole or it is none. */
export function useStatement(range: DateRange) {
  const { start, end } = range;
  return useInvestorRead(
    [keyNames.statement, start, end],
    async (investorAccountId): Promise<StatementData> => {
      const options = { investorAccountId, rowPerPage: wholeListPageSize };
      const [activity, commitments] = await Promise.all([
        fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }),
        readAllPages(commitmentPages(options)),
      ]);
      return { activity, commitments: madeWithin(commitments.rows, range) };
    },
  );
}
