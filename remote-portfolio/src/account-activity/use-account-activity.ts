import useSWR from 'swr';
import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { keyNames } from '../data/keys';
import { useInvestor } from '../data/use-investor';
import type { DateRange } from './date-range';

/** What happened in the investor's account in a range of days (UTC, spec §9). */
export function useAccountActivity({ start, end }: DateRange) {
  const { accountId } = useInvestor();
  return useSWR(
    accountId ? [keyNames.activity, accountId, start, end] : null,
    ([, investorAccountId, startDate, endDate]: [string, string, string, string]) =>
      fetchAccountActivity({ investorAccountId, startDate, endDate }),
    // Another range: the old figures stay on screen, dimmed, until the new ones are there.
    { keepPreviousData: true },
  );
}
