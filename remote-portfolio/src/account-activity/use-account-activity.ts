import {
  accountActivityCall,
  fetchAccountActivity,
  type AccountActivity,
  type ActivityTransaction,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { useInvestorData } from '../data/use-investor';
import { isWithin, utcDaysOf, type DateRange } from '../data/day-range';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';

/** The activity of the investor's account in a range of days. */
export function useAccountActivity(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(dataKey(accountActivityCall, start, end), (investorAccountId) =>
    fetchActivity(investorAccountId, range),
  );
}

/**
 * The balances as the API computes them, by UTC days, and the transactions of the platform's days: where those are others,
 * a day more is requested and each transaction judged (decision 43). Transactions come newest first. A transaction without a
 * date counts as the API counts it, and comes last.
 */
export async function fetchActivity(
  investorAccountId: string,
  range: DateRange,
  signal?: AbortSignal,
): Promise<AccountActivity> {
  const fetchDays = ({ start, end }: DateRange) =>
    fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }, signal);
  const wider = utcDaysOf(range);
  const same = wider.start === range.start && wider.end === range.end;
  const [activity, covering] = await Promise.all([
    fetchDays(range),
    same ? undefined : fetchDays(wider),
  ]);
  const dated = (covering ?? activity).transactions.filter(
    ({ createdOn }) =>
      parseInstant(createdOn) !== null && (!covering || isWithin(createdOn, range)),
  );
  const undated = activity.transactions.filter(({ createdOn }) => parseInstant(createdOn) === null);
  return { ...activity, transactions: [...dated.sort(byNewest), ...undated] };
}

function byNewest(one: ActivityTransaction, other: ActivityTransaction): number {
  return (parseInstant(other.createdOn) ?? 0) - (parseInstant(one.createdOn) ?? 0);
}
