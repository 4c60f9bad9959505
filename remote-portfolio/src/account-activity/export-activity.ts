import type {
  AccountActivity,
  ActivityTransaction,
  BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { statusLabel } from '@investor-portal/shared/rules/status';
import {
  amountCell,
  type Column,
  countCell,
  csvFile,
  type CsvFile,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import type { DateRange } from '../data/day-range';
import type { paymentsWithin, Payment } from '../data/payments';
import { issuerOf } from './issuer-of';

interface ActivityRead {
  activity: AccountActivity;
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
  return rows.length === 0 ? undefined : () => csvFile(name, activityColumns, { rows, unreadable });
}

type Section = 'Beginning Balance' | 'Transaction' | 'Ending Balance' | 'Payments and refunds';

interface ActivityLine {
  guid: string;
  section: Section;
  issuer: string;
  entry?: BalanceEntry;
  transaction?: ActivityTransaction;
  payment?: Payment;
}

function activityLines(
  { balance, transactions }: AccountActivity,
  payments: readonly Payment[],
): ActivityLine[] {
  const entries = (section: Section, list: readonly BalanceEntry[]) =>
    list.map((entry, index) => ({
      guid: `${section} ${index}`,
      section,
      issuer: entry.issuer,
      entry,
    }));
  return [
    ...entries('Beginning Balance', balance.beginningBalanceList),
    ...transactions.map((transaction, index): ActivityLine => ({
      guid: `Transaction ${index}`,
      section: 'Transaction',
      issuer: issuerOf(transaction, balance),
      transaction,
    })),
    ...entries('Ending Balance', balance.endingBalanceList),
    ...payments.map((payment): ActivityLine => ({
      guid: payment.guid,
      section: 'Payments and refunds',
      issuer: payment.issuer,
      payment,
    })),
  ];
}

const activityColumns: readonly Column<ActivityLine>[] = [
  { header: 'Section', cell: ({ section }) => textCell(section) },
  {
    header: 'Date',
    cell: ({ transaction, payment }) => dateCell(transaction?.createdOn ?? payment?.date),
  },
  {
    header: 'Transaction',
    cell: ({ entry, transaction }) =>
      textCell(entry?.transactionCode ?? transaction?.transactionNo ?? ''),
  },
  {
    header: 'Reference No',
    cell: ({ transaction, payment }) =>
      textCell(transaction?.referenceNo ?? payment?.reference ?? ''),
  },
  { header: 'Issuer', cell: ({ issuer }) => textCell(issuer) },
  { header: 'Commitment', cell: ({ payment }) => textCell(payment?.commitmentCode ?? '') },
  { header: 'Stock Code', cell: ({ entry }) => textCell(entry?.stockCode ?? '') },
  { header: 'Units', cell: ({ entry }) => countCell(entry?.totalNoUnits ?? null) },
  { header: 'Type', cell: ({ payment }) => textCell(payment?.type ?? '') },
  {
    header: 'Status',
    cell: ({ payment }) => textCell(payment?.status ? statusLabel(payment.status) : ''),
  },
  {
    header: 'Currency',
    cell: ({ entry, transaction, payment }) => {
      const { currencyCode = '', amount = null } = entry ?? transaction ?? payment ?? {};
      return currencyCell(currencyCode, amount);
    },
  },
  {
    header: 'Amount',
    cell: ({ entry, transaction, payment }) =>
      amountCell((entry ?? transaction ?? payment)?.amount ?? null),
  },
];
