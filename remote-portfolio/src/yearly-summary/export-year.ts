import { statusLabel } from '@investor-portal/shared/rules/status';
import {
  amountCell,
  type Column,
  countCell,
  currencyCell,
  dateCell,
  textCell,
} from '../export/csv';
import { exportJob } from '../export/export-job';
import type { YearData, YearPayment } from './year';

/** A CSV row: a payment, a refund, or a position at the year's end. */
type Line = Pick<
  YearPayment,
  'guid' | 'issuer' | 'reference' | 'type' | 'status' | 'amount' | 'currencyCode'
> & {
  section: string;
  date: string;
  code: string;
  units: number | null;
};

/** Exports a year's summary as CSV. The data is loaded already. */
export function exportYear(
  year: string,
  { payments, held, unreadable }: Pick<YearData, 'payments' | 'held' | 'unreadable'>,
) {
  const lines: Line[] = [
    ...payments.map(({ kind, commitmentCode, ...payment }) => ({
      ...payment,
      section: sections[kind],
      code: commitmentCode,
      units: null,
    })),
    ...held.map((entry, index) => ({
      guid: `held ${index}`,
      section: 'Held',
      date: '',
      issuer: entry.issuer,
      code: entry.transactionCode,
      reference: entry.stockCode,
      type: '',
      status: '',
      units: entry.totalNoUnits,
      amount: entry.amount,
      currencyCode: entry.currencyCode,
    })),
  ];
  return exportJob({
    name: `yearly-summary-${year}`,
    columns,
    fetchPage: () => Promise.resolve({ data: lines, unreadable, totalPages: 1, currentPage: 1 }),
    pageSize: lines.length,
  });
}

const sections = { paid: 'Paid', refunded: 'Refunded', uncounted: 'Not in the totals' };

const columns: readonly Column<Line>[] = [
  { header: 'Section', cell: ({ section }) => textCell(section) },
  { header: 'Date', cell: ({ date }) => dateCell(date) },
  { header: 'Issuer', cell: ({ issuer }) => textCell(issuer) },
  { header: 'Code', cell: ({ code }) => textCell(code) },
  { header: 'Reference', cell: ({ reference }) => textCell(reference) },
  { header: 'Type', cell: ({ type }) => textCell(type) },
  { header: 'Status', cell: ({ status }) => textCell(status && statusLabel(status)) },
  { header: 'Shares', cell: ({ units }) => countCell(units) },
  { header: 'Currency', cell: ({ currencyCode, amount }) => currencyCell(currencyCode, amount) },
  { header: 'Amount', cell: ({ amount }) => amountCell(amount) },
];
