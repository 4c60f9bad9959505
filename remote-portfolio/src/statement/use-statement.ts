import {
  fetchAccountActivity,
  type AccountActivity,
} from '@investor-portal/shared/partner-api/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { reportDayOf } from '@investor-portal/shared/rules/dates';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { DateRange } from '../account-activity/default-range';
import { keyNames } from '../data/keys';
import { commitmentPages } from '../data/lists';
import { readAllPages, wholeListPageSize } from '../data/read-all-pages';
import { useInvestorData } from '../data/use-investor-data';

/** The data of a statement. */
export interface StatementData {
  activity: AccountActivity;
  /** Made within the range, oldest first. */
  commitments: Commitment[];
}

/** Loads all pages of everything in a statement: it must be complete. */
export function useStatement(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(
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

/** The commitments made between two report days, both inclusive, oldest first (decision 43). */
export function madeWithin(
  commitments: readonly Commitment[],
  { start, end }: DateRange,
): Commitment[] {
  const made = commitments.flatMap((commitment) => {
    const { commitmentDate } = commitment;
    const day = reportDayOf(commitmentDate);
    if (day === null || day < start || day > end) return [];
    // A commitment without a time comes first on its day.
    const at = isDateOnly(commitmentDate) ? 0 : (parseInstant(commitmentDate) ?? 0);
    return [{ day, at, commitment }];
  });
  return made
    .sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at)
    .map(({ commitment }) => commitment);
}
