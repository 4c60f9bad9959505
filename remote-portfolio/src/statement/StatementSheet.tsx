import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { type Column, DataTable, type Total } from '../components/DataTable';
import { notIncluded } from '../components/not-included';
import { SignedAmount } from '../components/SignedAmount';
import { groupByCurrency, moneyText, totalsOf, type WireMoney } from '../components/totals';
import type { Purchase } from '../account-activity/use-account-activity';
import type { Payment } from '../data/payments';
import { knowsShares, unknownShares } from '../data/unknown-shares';
import type { StatementData } from './use-statement';

export function StatementSheet({ data }: { data: Omit<StatementData, 'readAt' | 'sum'> }) {
  const { activity, payments, missing } = data;
  const { balance } = activity;
  return (
    <Stack $gap={8}>
      <Balance
        title="Beginning Balance"
        entries={balance.beginningBalanceList}
        known={knowsShares(balance.beginningBalanceList, balance.beginningShares)}
      />
      <DataTable
        title="Share purchases"
        columns={purchaseColumns}
        rows={activity.transactions}
        totals={totalsOf('Total', activity.transactions)}
      />
      <Balance
        title="Ending Balance"
        entries={balance.endingBalanceList}
        known={knowsShares(balance.endingBalanceList, balance.endingShares)}
      />
      <DataTable
        title="Payments and refunds"
        missing={[
          notIncluded({ undated: payments.undated }, 'payment'),
          notIncluded({ unreadable: missing.unreadable }, 'commitment'),
        ]
          .filter(Boolean)
          .join(' ')}
        columns={paymentColumns}
        rows={payments.rows}
        totals={paymentTotals(payments.rows)}
      />
      <DataTable
        title="Commitments made"
        missing={notIncluded(missing, 'commitment')}
        columns={commitmentColumns}
        rows={data.commitments}
      />
    </Stack>
  );
}

interface BalanceProps {
  title: string;
  entries: readonly BalanceEntry[];
  /** Whether the shares of the day are known (unknown-shares.ts). */
  known: boolean;
}

/** The shares that the investor held on a day. */
function Balance({ title, entries, known }: BalanceProps) {
  const groups = [...groupByCurrency(entries, ({ currencyCode }) => currencyCode).values()];
  return (
    <DataTable
      title={title}
      empty={known ? undefined : unknownShares}
      columns={balanceColumns}
      rows={entries}
      totals={groups.flatMap((rows) => {
        const count = formatCount(sumIfKnown(rows.map(({ totalNoUnits }) => totalNoUnits)));
        return totalsOf('Total', rows).map((total) => ({ ...total, count }));
      })}
    />
  );
}

const amount: Column<WireMoney> = { header: 'Amount', kind: 'amount', cell: moneyText };

const balanceColumns: readonly Column<BalanceEntry>[] = [
  { header: 'Issuer', kind: 'lead', cell: (row) => row.issuer || 'Shares' },
  { header: 'Transaction Code', kind: 'code', cell: (row) => row.transactionCode },
  { header: 'Stock Code', kind: 'code', cell: (row) => row.stockCode },
  { header: 'Shares', kind: 'count', cell: (row) => formatCount(row.totalNoUnits) },
  amount,
];

const purchaseColumns: readonly Column<Purchase>[] = [
  { header: 'Issuer', kind: 'lead', cell: (row) => row.issuer || 'Share purchase' },
  { header: 'Date', kind: 'date', cell: (row) => formatDateTime(row.createdOn) },
  { header: 'TXN No', kind: 'code', cell: (row) => row.transactionNo },
  { header: 'Reference No', kind: 'code', cell: (row) => row.referenceNo },
  amount,
];

const paymentColumns: readonly Column<Payment>[] = [
  { header: 'Issuer', kind: 'lead', cell: (row) => row.issuer || 'Payment' },
  { header: 'Date', kind: 'date', cell: (row) => formatDateTime(row.date) },
  { header: 'Commitment', kind: 'code', cell: (row) => row.commitmentCode },
  { header: 'Type', kind: 'status', cell: (row) => row.type },
  { header: 'Status', kind: 'status', cell: (row) => statusLabel(row.status) },
  { header: 'Amount', kind: 'amount', cell: (row) => <SignedAmount {...row} /> },
];

/** The rows of the table add up only with what is not completed. */
function paymentTotals(rows: readonly Payment[]): Total[] {
  const of = (direction: Payment['direction'], settled: boolean) =>
    rows.filter((row) => row.settled === settled && row.direction === direction);
  return [
    ...totalsOf('Total paid', of('debit', true)),
    ...totalsOf('Total refunded', of('credit', true)),
    ...totalsOf('Payments not completed', of('debit', false)),
    ...totalsOf('Refunds not completed', of('credit', false)),
    ...totalsOf(
      'Not in these totals',
      rows.filter(({ direction }) => direction === undefined),
    ),
  ];
}

const commitmentColumns: readonly Column<Commitment>[] = [
  { header: 'Issuer', kind: 'lead', cell: (row) => row.nameOfIssuer || 'Commitment' },
  { header: 'Date', kind: 'date', cell: (row) => formatDateTime(committedOn(row)) },
  { header: 'Commitment', kind: 'code', cell: (row) => row.commitmentCode },
  { header: 'Status', kind: 'status', cell: (row) => statusLabel(statusName(row)) },
  { header: 'Shares', kind: 'count', cell: (row) => formatCount(row.commitmentShares) },
  {
    header: 'Amount',
    kind: 'amount',
    cell: (row) =>
      moneyText({ amount: row.commitmentAmount, currencyCode: row.commitmentCurrencyCode }),
  },
];
