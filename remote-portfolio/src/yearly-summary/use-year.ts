import {
  fetchAccountActivity,
  type BalanceEntry,
} from '@investor-portal/shared/partner-api/account-activities';
import type { DateRange } from '../account-activity/default-range';
import { readCommitments } from '@investor-portal/shared/partner-api/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { useInvestorData } from '../data/use-investor';
import { paymentsWithin, type Payment } from './payments';

/** What a year's summary shows. */
export interface YearData {
  payments: Payment[];
  /** The positions at the end of the range. */
  held: readonly BalanceEntry[];
  /** False if the API says nothing of them, not even their number. */
  heldKnown: boolean;
  /** The number of commitments that could not be read, and may have payments. */
  unreadable: number;
  /** Epoch ms. */
  readAt: number;
}

/** Loads all pages of all commitments: a summary must be complete (decision 42). */
export function useYear(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(['year', start, end], async (investorAccountId): Promise<YearData> => {
    const [activity, commitments] = await Promise.all([
      fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }),
      readCommitments(investorAccountId),
    ]);
    const { endingBalanceList, endingShares } = activity.balance;
    return {
      payments: paymentsWithin(commitments.rows, range),
      held: endingBalanceList,
      heldKnown: endingShares !== null || endingBalanceList.length > 0,
      unreadable: commitments.unreadable,
      readAt: serverNow(),
    };
  });
}
