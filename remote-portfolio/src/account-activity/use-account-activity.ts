import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { keyNames } from '../data/keys';
import { useInvestorData } from '../data/use-investor-data';
import type { DateRange } from './default-range';

/** The activity of the investor's account in a range of UTC days (spec §9). */
export function useAccountActivity({ start, end }: DateRange) {
  return useInvestorData([keyNames.activity, start, end], (investorAccountId) =>
    fetchAccountActivity({ investorAccountId, startDate: start, endDate: end }),
  );
}
