import { amountCell, currencyCell, dateCell, countCell, textCell } from '../export/cells';
import type { Column } from '../export/csv';
import { exportJob } from '../export/export-job';
import type { Payment } from './payments';
import type { YearData } from './use-year';

/** A CSV row: a payment, a refund, or a position at the year's end. */
type Line = Pick<Payment, 'guid' | 'issuer' | 'reference' | 'amount' | 'currencyCode'> & {
  section: 'Paid' | 'Refunded' | 'Held';
  date: string;
  code: string;
  units: number | null;
};

/** Exports a year's summary as CSV; it is loaded already. */
export function exportYear(year: string, { payments, held }: YearData) {
  const lines: Line[] = [
    ...payments.map(({ kind, commitmentCode, ...payment }) => ({
      ...payment,
      section: kind === 'paid' ? ('Paid' as const) : ('Refunded' as const),
      code: commitmentCode,
      units: null,
    })),
    ...held.map((entry, index) => ({
      guid: `held ${index}`,
      section: 'Held' as const,
      date: '',
      issuer: entry.issuer,
      code: entry.transactionCode,
      reference: entry.stockCode,
      units: entry.totalNoUnits,
      amount: entry.amount,
      currencyCode: entry.currencyCode,
    })),
  ];
  return exportJob({
    name: `yearly-summary-${year}`,
    columns,
    fetchPage: () => Promise.resolve({ data: lines, totalPages: 1, currentPage: 1 }),
    pageSize: lines.length,
  });
}

const columns: readonly Column<Line>[] = [
  { header: 'Section', cell: ({ section }) => textCell(section) },
  { header: 'Date', cell: ({ date }) => dateCell(date) },
  { header: 'Issuer', cell: ({ issuer }) => textCell(issuer) },
  { header: 'Code', cell: ({ code }) => textCell(code) },
  { header: 'Reference', cell: ({ reference }) => textCell(reference) },
  { header: 'Units', cell: ({ units }) => countCell(units) },
  { header: 'Currency', cell: ({ currencyCode, amount }) => currencyCell(currencyCode, amount) },
  { header: 'Amount', cell: ({ amount }) => amountCell(amount) },
];
