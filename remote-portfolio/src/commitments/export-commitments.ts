import { commitmentPages } from '../data/lists';
import { wholeListPageSize } from '../data/read-all-pages';
import { commitmentColumns } from '../export/commitment-columns';
import { exportJob } from '../export/export-job';

/** All commitments of one tab as CSV. */
export function exportCommitments(investorAccountId: string, status: '' | 'Approved') {
  return exportJob({
    name: status === '' ? 'investment-commitments' : 'successful-commitments',
    columns: commitmentColumns,
    fetchPage: commitmentPages({
      investorAccountId,
      calibratedCommitmentStatus: status,
      rowPerPage: wholeListPageSize,
    }),
    pageSize: wholeListPageSize,
  });
}
