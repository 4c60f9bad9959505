import {
  accountActivityCall,
  fetchAccountActivity,
  type ActivityTransaction,
  type BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { isWithin, utcDaysOf, type DateRange } from '../data/day-range';
import { useInvestorData } from '../data/use-investor';

/** A share purchase. Its issuer is '' if no entry of a balance has its number, because only these name the issuer. */
export interface SharePurchase extends ActivityTransaction {
  issuer: string;
}

/** The shares that the investor held on a day. The API may send how many there are without listing them. */
export function balanceOf(shares: number | null, entries: BalanceEntry[]) {
  return { shares, entries, isKnown: entries.length > 0 || shares === 0 };
}
export type Balance = ReturnType<typeof balanceOf>;

export type Activity = Awaited<ReturnType<typeof fetchActivity>>;

export function useAccountActivity(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(dataKey(accountActivityCall, start, end), (investorAccountId) =>
    fetchActivity(investorAccountId, range),
  );
}

/**
 * The API uses UTC days and the range the platform's. If they differ, a second request covers all UTC days of the range, and its
 * transactions outside the range are removed (readings R11). Transactions without a date come last.
 */
async function fetchActivity(investorAccountId: string, range: DateRange) {
  const fetchDays = ({ start, end }: DateRange) =>
    fetchAccountActivity({ investorAccountId, startDate: start, endDate: end });
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
  const { beginningShares, beginningBalanceList, endingShares, endingBalanceList } =
    activity.balance;
  const entries = [...beginningBalanceList, ...endingBalanceList];
  const issuers = new Map(entries.map((entry) => [entry.transactionCode, entry.issuer]));
  const transactions: SharePurchase[] = [...dated.sort(byNewest), ...undated].map((transaction) => {
    const { transactionNo } = transaction;
    return { ...transaction, issuer: (transactionNo && issuers.get(transactionNo)) || '' };
  });
  return {
    stockPositions: activity.stockPositions,
    beginning: balanceOf(beginningShares, beginningBalanceList),
    transactions,
    ending: balanceOf(endingShares, endingBalanceList),
    readAt: serverNow(),
  };
}

function byNewest(one: ActivityTransaction, other: ActivityTransaction): number {
  return (parseInstant(other.createdOn) ?? 0) - (parseInstant(one.createdOn) ?? 0);
}
