import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { statusLabel } from '@investor-portal/shared/rules/status';
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
import { memoCurrencyOf, memoStatusOf, positionPages, stockTypeOf } from './positions';

/** Exports all stock positions as CSV, or only those that match the search. */
export function exportPositions(investorAccountId: string, search: string) {
  return exportJob({
    name: search === '' ? 'stock-positions' : 'stock-positions-found',
    columns: positionColumns,
    fetchPage: positionPages({ investorAccountId, rowPerPage: wholeListPageSize, search }),
    pageSize: wholeListPageSize,
  });
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
