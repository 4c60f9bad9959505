import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { statusLabel } from '@investor-portal/shared/rules/status';
import {
  amountCell,
  type Columns,
  countCell,
  csvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import type { ListRead } from '../components/SearchableList';
import { memoCurrencyOf, memoStatusOf, readPositions, stockTypeOf } from './positions';

/** Exports all stock positions as CSV, or only those that match the search. */
export async function exportPositions({ investorAccountId, search, signal }: ListRead) {
  const read = await readPositions(investorAccountId, { signal, search });
  const name = search === '' ? 'stock-positions' : 'stock-positions-found';
  return csvFile(name, positionColumns, read);
}

const positionColumns: Columns<StockMemo> = {
  Issuer: (row) => textCell(row.issuer),
  'Stock Memo No.': (row) => textCell(row.stockMemoNumber),
  Status: (row) => textCell(memoStatusOf(row) && statusLabel(memoStatusOf(row))),
  'Created Date': (row) => dateCell(row.createdOn),
  'Campaign Code': (row) => textCell(row.campaignCode),
  'Stock Code': (row) => textCell(row.stockCode),
  Type: (row) => textCell(stockTypeOf(row)),
  Shares: (row) => countCell(row.finalNumberOfShares),
  Currency: (row) => currencyCell(memoCurrencyOf(row), row.finalInvestmentAmount),
  Amount: (row) => amountCell(row.finalInvestmentAmount),
  'Transaction Code': (row) => textCell(row.transactionCode),
  'Certificate No.': (row) => textCell(row.certificateNumber),
};
