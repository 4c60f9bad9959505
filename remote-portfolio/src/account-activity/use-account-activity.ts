import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { keyNames } from '../data/keys';
import { useInvestorRead } from '../data/use-investor-read';
import type { DateRange } from './default-range';

/** What happened in the investor's account in a range of days (UTC, spec §9). */
export function useAccountActivity({ start, end }: DateRange) {
  return useInvestorRead([keyNames.activity, start, end], (investorAccountId) =>
    fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }),
  );
}
