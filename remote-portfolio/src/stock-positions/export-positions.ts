import { positionPages } from '../data/lists';
import { wholeListPageSize } from '../data/read-all-pages';
import { exportJob } from '../export/export-job';
import { positionColumns } from '../export/position-columns';

/** All stock positions as CSV. */
export function exportPositions(investorAccountId: string) {
  return exportJob({
    name: 'stock-positions',
    columns: positionColumns,
    fetchPage: positionPages({ investorAccountId, rowPerPage: wholeListPageSize }),
    pageSize: wholeListPageSize,
  });
}
