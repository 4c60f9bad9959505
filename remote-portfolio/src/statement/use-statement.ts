import useSWR from 'swr';
import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import type { DateRange } from '../account-activity/date-range';
import { keyNames } from '../data/keys';
import { commitmentPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestor } from '../data/use-investor';
import { madeWithin, type StatementData } from './statement-data';

/** Everything a statement of a range needs, all pages of it: a statement is whole or it is none. */
export function useStatement({ start, end }: DateRange) {
  const { accountId } = useInvestor();
  return useSWR(
    accountId ? [keyNames.statement, accountId, start, end] : null,
    async ([, investorAccountId, startDate, endDate]: [string, string, string, string]) => {
      const options = { investorAccountId, rowPerPage: wholeListPageSize };
      const [activity, commitments] = await Promise.all([
        fetchAccountActivity({ investorAccountId, startDate, endDate }),
        readAllPages(commitmentPages(options)),
      ]);
      const range = { start: startDate, end: endDate };
      return { activity, commitments: madeWithin(commitments.rows, range) } satisfies StatementData;
    },
  );
}
