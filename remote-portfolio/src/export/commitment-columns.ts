import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { amountCell, countCell, currencyCell, dateCell, textCell } from './cells';
import type { Column } from './csv';

/** A commitment as a line of CSV: the row of the list and, where there are, its final figures. */
export const commitmentColumns: readonly Column<Commitment>[] = [
  { header: 'Campaign Code', cell: (row) => textCell(row.campaignCode) },
  { header: 'Issuer', cell: (row) => textCell(row.nameOfIssuer) },
  { header: 'Commitment Code', cell: (row) => textCell(row.commitmentCode) },
  { header: 'Commitment Date', cell: (row) => dateCell(row.commitmentDate) },
  { header: 'Status', cell: (row) => textCell(row.commitmentStatus.name) },
  {
    header: 'Currency',
    cell: (row) => currencyCell(row.commitmentCurrencyCode, row.commitmentAmount),
  },
  { header: 'Amount', cell: (row) => amountCell(row.commitmentAmount) },
  { header: 'Shares', cell: (row) => countCell(row.commitmentShares) },
  { header: 'Completion Date', cell: (row) => dateCell(row.completionDate) },
  { header: 'Final Currency', cell: (row) => finalCell(row, finalCurrencyCell(row)) },
  { header: 'Final Amount', cell: (row) => finalCell(row, amountCell(row.calibratedAmount)) },
  { header: 'Final Shares', cell: (row) => finalCell(row, countCell(row.calibratedShares)) },
];

function finalCurrencyCell({ calibratedAmount, ...row }: Commitment) {
  const code = row.actualConvertedCurrencyCode || row.commitmentCurrencyCode;
  return currencyCell(code, calibratedAmount);
}

// Before its campaign is complete a commitment carries zeros, which are no final figures.
function finalCell(row: Commitment, cell: ReturnType<typeof amountCell>) {
  return row.completionDate === '' ? null : cell;
}
