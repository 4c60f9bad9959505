import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { statusLabel } from '@investor-portal/shared/rules/status';
import {
  amountCell,
  type Column,
  countCell,
  csvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import { memoCurrencyOf, memoStatusOf, readPositions, stockTypeOf } from './positions';

/** Exports all stock positions as CSV, or only those that match the search. */
export async function exportPositions(
  investorAccountId: string,
  search: string,
  signal: AbortSignal,
) {
  const read = await readPositions(investorAccountId, { signal, search });
  return csvFile(
    search === '' ? 'stock-positions' : 'stock-positions-found',
    positionColumns,
    read,
  );
}

const positionColumns: readonly Column<StockMemo>[] = [
  { header: 'Issuer', cell: (row) => textCell(row.issuer) },
  { header: 'Stock Memo No.', cell: (row) => textCell(row.stockMemoNumber) },
  {
    header: 'Status',
    cell: (row) => textCell(memoStatusOf(row) && statusLabel(memoStatusOf(row))),
  },
  { header: 'Created Date', cell: (row) => dateCell(row.createdOn) },
  { header: 'Campaign Code', cell: (row) => textCell(row.campaignCode) },
  { header: 'Stock Code', cell: (row) => textCell(row.stockCode) },
  { header: 'Type', cell: (row) => textCell(stockTypeOf(row)) },
  { header: 'Shares', cell: (row) => countCell(row.finalNumberOfShares) },
  {
    header: 'Currency',
    cell: (row) => currencyCell(memoCurrencyOf(row), row.finalInvestmentAmount),
  },
  { header: 'Amount', cell: (row) => amountCell(row.finalInvestmentAmount) },
  { header: 'Transaction Code', cell: (row) => textCell(row.transactionCode) },
  { header: 'Certificate No.', cell: (row) => textCell(row.certificateNumber) },
];
