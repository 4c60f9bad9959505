import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { memoCurrencyOf, memoStatusOf, stockTypeOf } from '../stock-positions/position-names';
import { amountCell, countCell, currencyCell, dateCell, textCell } from './cells';
import type { Column } from './csv';

/** A stock position as a line of CSV. */
export const positionColumns: readonly Column<StockMemo>[] = [
  { header: 'Issuer', cell: (row) => textCell(row.issuer) },
  { header: 'Stock Memo No.', cell: (row) => textCell(row.stockMemoNumber) },
  { header: 'Status', cell: (row) => textCell(memoStatusOf(row)) },
  { header: 'Created Date', cell: (row) => dateCell(row.createdOn) },
  { header: 'Campaign Code', cell: (row) => textCell(row.campaignCode) },
  { header: 'Stock Code', cell: (row) => textCell(row.stockCode) },
  { header: 'Type', cell: (row) => textCell(stockTypeOf(row)) },
  { header: 'Units', cell: (row) => countCell(row.finalNumberOfShares) },
  {
    header: 'Currency',
    cell: (row) => currencyCell(memoCurrencyOf(row), row.finalInvestmentAmount),
  },
  { header: 'Amount', cell: (row) => amountCell(row.finalInvestmentAmount) },
  { header: 'Transaction Code', cell: (row) => textCell(row.transactionCode) },
  { header: 'Certificate No.', cell: (row) => textCell(row.certificateNumber) },
];
