import {
  accountActivityCall,
  type AccountActivity,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { isDateOnly, parseInstant } from '@investor-portal/shared/rules/wire-date';
import { isWithin, type DateRange } from '../data/day-range';
import { fetchActivity } from '../account-activity/use-account-activity';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { useInvestorData } from '../data/use-investor';
import { paymentsWithin } from '../data/payments';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';

export interface StatementData {
  activity: AccountActivity;
  payments: ReturnType<typeof paymentsWithin>;
  commitments: Commitment[];
  /** The numbers of commitments that the statement does not include. Some may lie outside the range. */
  missing: { unreadable: number; undated: number };
  /** Epoch ms. */
  readAt: number;
}

/** Loads all pages of all data, because a statement must be complete. */
export function useStatement(range: DateRange) {
  const { start, end } = range;
  return useInvestorData(
    derivedKey('statement', [accountActivityCall, commitmentsCall], start, end),
    async (investorAccountId): Promise<StatementData> => {
      const [activity, commitments] = await Promise.all([
        fetchActivity(investorAccountId, range),
        readCommitments(investorAccountId),
      ]);
      return {
        activity,
        payments: paymentsWithin(commitments.rows, range),
        commitments: madeWithin(commitments.rows, range),
        missing: {
          unreadable: commitments.unreadable,
          undated: commitments.rows.filter(isUndated).length,
        },
        readAt: serverNow(),
      };
    },
  );
}

function isUndated(commitment: Commitment): boolean {
  return parseInstant(committedOn(commitment)) === null;
}

/** Returns the commitments made on the days of a range, newest first (decision 43). */
export function madeWithin(commitments: readonly Commitment[], range: DateRange): Commitment[] {
  const made = commitments.flatMap((commitment) => {
    const date = committedOn(commitment);
    if (!isWithin(date, range)) return [];
    const day = formatDate(date);
    // A commitment without a time counts as the oldest of its day.
    const at = isDateOnly(date) ? 0 : (parseInstant(date) ?? 0);
    return [{ day, at, commitment }];
  });
  return made
    .sort((a, b) => b.day.localeCompare(a.day) || b.at - a.at)
    .map(({ commitment }) => commitment);
}
