import type {
  AccountActivity,
  ActivityTransaction,
  BalanceEntry,
} from '@investor-portal/shared/partner-api/account-activities';
import { amountCell, countCell, currencyCell, dateCell, textCell } from './cells';
import type { Column } from './csv';

type Section = 'Beginning Balance' | 'Transaction' | 'Ending Balance';

/** A line of the account activity: an entry of a balance, or a transaction. */
export interface ActivityLine {
  guid: string;
  section: Section;
  entry?: BalanceEntry;
  transaction?: ActivityTransaction;
}

/** The activity of a range as lines, in the order of the screen. */
export function activityLines({ balance, transactions }: AccountActivity): ActivityLine[] {
  const entries = (section: Section, list: readonly BalanceEntry[]) =>
    list.map((entry, index) => ({ guid: `${section} ${index}`, section, entry }));
  return [
    ...entries('Beginning Balance', balance.beginningBalanceList),
    ...transactions.map((transaction, index): ActivityLine => ({
      guid: `Transaction ${index}`,
      section: 'Transaction',
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
  { header: 'Issuer', cell: ({ entry }) => textCell(entry?.issuer ?? '') },
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
