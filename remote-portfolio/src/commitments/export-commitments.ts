import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { finalCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { endingOf, isFinal, statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import {
  amountCell,
  type Column,
  countCell,
  csvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';

/** Exports all commitments of a tab as CSV, or only those that match the search. */
export async function exportCommitments(
  investorAccountId: string,
  calibratedCommitmentStatus: '' | 'Approved',
  search: string,
  signal: AbortSignal,
) {
  const name =
    calibratedCommitmentStatus === '' ? 'investment-commitments' : 'successful-commitments';
  const read = await readCommitments(investorAccountId, {
    signal,
    search,
    calibratedCommitmentStatus,
  });
  return csvFile(search === '' ? name : `${name}-found`, commitmentColumns, read);
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
