import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { statusLabel } from '@investor-portal/shared/rules/status';
import {
  amountCell,
  type Cell,
  countCell,
  csvFile,
  type CsvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import type { DateRange } from '../data/day-range';
import type { paymentsWithin } from '../data/payments';
import type { WireMoney } from '../components/totals';
import type { Activity } from './use-account-activity';

interface ActivityRead {
  activity: Activity;
  payments: ReturnType<typeof paymentsWithin>;
  missing: { unreadable: number };
}

/** Exports a period's activity as CSV, with its payments and refunds. Returns undefined if there is nothing to export. */
export function activityExport(
  range: DateRange,
  { activity, payments, missing }: ActivityRead,
): (() => CsvFile) | undefined {
  const rows = activityLines(activity, payments.rows);
  const unreadable = missing.unreadable + payments.undated;
  const name = `account-activity-${range.start}-to-${range.end}`;
  return rows.length === 0 ? undefined : () => csvFile(name, columns, { rows, unreadable });
}

const headers = [
  'Section',
  'Date',
  'Transaction',
  'Reference No',
  'Issuer',
  'Commitment',
  'Stock Code',
  'Units',
  'Type',
  'Status',
  'Currency',
  'Amount',
] as const;

/** A line has only the cells of its section. */
type Line = Partial<Record<(typeof headers)[number], Cell>>;

const columns = Object.fromEntries(
  headers.map((header) => [header, (line: Line) => line[header] ?? null]),
);

function activityLines(
  { balance, transactions }: Activity,
  payments: ActivityRead['payments']['rows'],
): Line[] {
  return [
    ...balance.beginningBalanceList.map((entry) => balanceLine('Beginning Balance', entry)),
    ...transactions.map((each) => ({
      Section: textCell('Transaction'),
      Date: dateCell(each.createdOn),
      Transaction: textCell(each.transactionNo),
      'Reference No': textCell(each.referenceNo),
      Issuer: textCell(each.issuer),
      ...moneyCells(each),
    })),
    ...balance.endingBalanceList.map((entry) => balanceLine('Ending Balance', entry)),
    ...payments.map((payment) => ({
      Section: textCell('Payments and refunds'),
      Date: dateCell(payment.date),
      'Reference No': textCell(payment.reference),
      Issuer: textCell(payment.issuer),
      Commitment: textCell(payment.commitmentCode),
      Type: textCell(payment.type),
      Status: textCell(payment.status && statusLabel(payment.status)),
      ...moneyCells(payment),
    })),
  ];
}

function balanceLine(section: string, entry: BalanceEntry): Line {
  return {
    Section: textCell(section),
    Transaction: textCell(entry.transactionCode),
    Issuer: textCell(entry.issuer),
    'Stock Code': textCell(entry.stockCode),
    Units: countCell(entry.totalNoUnits),
    ...moneyCells(entry),
  };
}

function moneyCells({ amount, currencyCode }: WireMoney): Line {
  return { Currency: currencyCell(currencyCode, amount), Amount: amountCell(amount) };
}
