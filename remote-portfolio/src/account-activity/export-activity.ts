import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { statusLabel } from '@investor-portal/shared/rules/status';
import type { DateRange } from '../data/day-range';
import type { Payment } from '../data/payments';
import { cell, type Columns, csvFile, type CsvFile } from '../export/csv';
import type { WireMoney } from '../components/totals';
import type { StatementData } from '../statement/use-statement';

type Missing = { missing: { unreadable: number } };

/** Exports a period's activity as CSV, with its payments and refunds. Returns undefined if there is nothing to export. */
export function activityExport(
  range: DateRange,
  { activity, payments, missing }: Pick<StatementData, 'activity' | 'payments'> & Missing,
): (() => CsvFile) | undefined {
  const { beginning, transactions, ending } = activity;
  const rows: Line[] = [
    ...beginning.entries.map((entry) => ({ section: 'Beginning Balance', ...entry })),
    ...transactions.map(({ createdOn, transactionNo, referenceNo, ...purchase }) => ({
      section: 'Transaction',
      date: createdOn,
      transactionCode: transactionNo,
      reference: referenceNo,
      ...purchase,
    })),
    ...ending.entries.map((entry) => ({ section: 'Ending Balance', ...entry })),
    ...payments.rows.map((payment) => ({ section: 'Payments and refunds', ...payment })),
  ];
  const unreadable = missing.unreadable + payments.undated;
  const name = `account-activity-${range.start}-to-${range.end}`;
  return rows.length === 0 ? undefined : () => csvFile(name, columns, { rows, unreadable });
}

/** A balance, a purchase or a payment, which have their amounts in common. */
type Line = { section: string } & WireMoney & Partial<BalanceEntry & Payment>;

const columns: Columns<Line> = {
  Section: (line) => cell.text(line.section),
  Date: (line) => cell.date(line.date),
  Transaction: (line) => cell.text(line.transactionCode),
  'Reference No': (line) => cell.text(line.reference),
  Issuer: (line) => cell.text(line.issuer),
  Commitment: (line) => cell.text(line.commitmentCode),
  'Stock Code': (line) => cell.text(line.stockCode),
  Units: (line) => cell.count(line.totalNoUnits),
  Type: (line) => cell.text(line.type),
  Status: (line) => cell.text(line.status && statusLabel(line.status)),
  Currency: (line) => cell.currency(line.currencyCode, line.amount),
  Amount: (line) => cell.amount(line.amount),
};
