import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { activityColumns, activityLines } from '../export/activity-lines';
import { exportJob } from '../export/export-job';
import type { DateRange } from './default-range';

/** The activity of a range as CSV. The API answers it in one page. */
export function exportActivity(investorAccountId: string, { start, end }: DateRange) {
  return exportJob({
    name: `account-activity-${start}-to-${end}`,
    columns: activityColumns,
    fetchPage: async (_page, signal) => {
      const request = { investorAccountId, startDate: start, endDate: end };
      const data = activityLines(await fetchAccountActivity(request, signal));
      return { data, totalPages: 1, currentPage: 1 };
    },
    pageSize: 1,
  });
}
