import type {
  AccountActivity,
  ActivityTransaction,
  BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import {
  amountCell,
  type Column,
  countCell,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import { exportJob } from '../export/export-job';
import type { DateRange } from '../data/day-range';
import { issuerOf } from './issuer-of';
import { fetchActivity } from './use-account-activity';

/** Exports the activity of a range as CSV. The API returns the activity in one response. */
export function exportActivity(investorAccountId: string, range: DateRange) {
  return exportJob({
    name: `account-activity-${range.start}-to-${range.end}`,
    columns: activityColumns,
    fetchPage: async (_page, signal) => {
      const data = activityLines(await fetchActivity(investorAccountId, range, signal));
      return { data, totalPages: 1, currentPage: 1 };
    },
    pageSize: 1,
  });
}

type Section = 'Beginning Balance' | 'Transaction' | 'Ending Balance';

interface ActivityLine {
  guid: string;
  section: Section;
  issuer: string;
  entry?: BalanceEntry;
  transaction?: ActivityTransaction;
}

export function activityLines({ balance, transactions }: AccountActivity): ActivityLine[] {
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
  ];
}

export const activityColumns: readonly Column<ActivityLine>[] = [
  { header: 'Section', cell: ({ section }) => textCell(section) },
  { header: 'Date', cell: ({ transaction }) => dateCell(transaction?.createdOn) },
  {
    header: 'Transaction',
    cell: ({ entry, transaction }) =>
      textCell(entry?.transactionCode ?? transaction?.transactionNo ?? ''),
  },
  { header: 'Reference No', cell: ({ transaction }) => textCell(transaction?.referenceNo ?? '') },
  { header: 'Issuer', cell: ({ issuer }) => textCell(issuer) },
  { header: 'Stock Code', cell: ({ entry }) => textCell(entry?.stockCode ?? '') },
  { header: 'Units', cell: ({ entry }) => countCell(entry?.totalNoUnits ?? null) },
  {
    header: 'Currency',
    cell: ({ entry, transaction }) => {
      const { currencyCode = '', amount = null } = entry ?? transaction ?? {};
      return currencyCell(currencyCode, amount);
    },
  },
  {
    header: 'Amount',
    cell: ({ entry, transaction }) => amountCell((entry ?? transaction)?.amount ?? null),
  },
];
