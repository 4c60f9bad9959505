import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal, statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { commitmentPages } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import {
  amountCell,
  type Column,
  countCell,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import { exportJob } from '../export/export-job';

/** Exports all commitments of a tab as CSV, or only those that match the search. */
export function exportCommitments(
  investorAccountId: string,
  status: '' | 'Approved',
  search: string,
) {
  const name = status === '' ? 'investment-commitments' : 'successful-commitments';
  return exportJob({
    name: search === '' ? name : `${name}-found`,
    columns: commitmentColumns,
    fetchPage: commitmentPages({
      investorAccountId,
      calibratedCommitmentStatus: status,
      rowPerPage: wholeListPageSize,
      search,
    }),
    pageSize: wholeListPageSize,
  });
}

const commitmentColumns: readonly Column<Commitment>[] = [
  { header: 'Campaign Code', cell: (row) => textCell(row.campaignCode) },
  { header: 'Issuer', cell: (row) => textCell(row.nameOfIssuer) },
  { header: 'Commitment Code', cell: (row) => textCell(row.commitmentCode) },
  { header: 'Commitment Date', cell: (row) => dateCell(committedOn(row)) },
  {
    header: 'Status',
    cell: (row) => textCell(statusName(row) && statusLabel(statusName(row))),
  },
  {
    header: 'Currency',
    cell: (row) => currencyCell(row.commitmentCurrencyCode, row.commitmentAmount),
  },
  { header: 'Amount', cell: (row) => amountCell(row.commitmentAmount) },
  { header: 'Shares', cell: (row) => countCell(row.commitmentShares) },
  { header: 'Completion Date', cell: (row) => dateCell(row.completionDate) },
  {
    header: 'Final Currency',
    cell: (row) => finalCell(row, currencyCell(finalCurrencyOf(row), row.calibratedAmount)),
  },
  { header: 'Final Amount', cell: (row) => finalCell(row, amountCell(row.calibratedAmount)) },
  { header: 'Final Shares', cell: (row) => finalCell(row, countCell(row.calibratedShares)) },
];

function finalCell(row: Commitment, cell: ReturnType<typeof amountCell>) {
  return isFinal(row) && !endingOf(row) ? cell : null;
}
