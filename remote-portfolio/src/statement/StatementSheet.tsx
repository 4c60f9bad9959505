import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { balanceFacts, paymentRow, purchaseRow, unknownShares } from '../account-activity/sections';
import type { Balance } from '../account-activity/use-account-activity';
import { DataTable, type Total } from '../components/DataTable';
import { countFact, type Fact, issuerFact, moneyFact } from '../components/Facts';
import { notIncluded } from '../components/not-included';
import { groupByCurrency, totalsOf } from '../components/totals';
import type { Payment } from '../data/payments';
import type { StatementData } from './use-statement';

export function StatementSheet({ data }: { data: Omit<StatementData, 'readAt' | 'sum'> }) {
  const { activity, payments, missing } = data;
  const { beginning, transactions, ending } = activity;
  return (
    <Stack $gap={8}>
      <BalanceTable title="Beginning Balance" balance={beginning} />
      <DataTable
        title="Share purchases"
        rows={transactions.map(purchaseRow)}
        totals={totalsOf('Total', transactions)}
      />
      <BalanceTable title="Ending Balance" balance={ending} />
      <DataTable
        title="Payments and refunds"
        missing={[
          notIncluded({ undated: payments.undated }, 'payment'),
          notIncluded({ unreadable: missing.unreadable }, 'commitment'),
        ]
          .filter(Boolean)
          .join(' ')}
        rows={payments.rows.map(paymentRow)}
        totals={paymentTotals(payments.rows)}
      />
      <DataTable
        title="Commitments made"
        missing={notIncluded(missing, 'commitment')}
        rows={data.commitments.map(commitmentFacts)}
      />
    </Stack>
  );
}

function BalanceTable({ title, balance }: { title: string; balance: Balance }) {
  const { entries, isKnown } = balance;
  const groups = [...groupByCurrency(entries, ({ currencyCode }) => currencyCode).values()];
  return (
    <DataTable
      title={title}
      empty={isKnown ? undefined : unknownShares}
      rows={entries.map(balanceFacts)}
      totals={groups.flatMap((rows) => {
        const count = formatCount(sumIfKnown(rows.map(({ totalNoUnits }) => totalNoUnits)));
        return totalsOf('Total', rows).map((total) => ({ ...total, count }));
      })}
    />
  );
}

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

function commitmentFacts(commitment: Commitment): Fact[] {
  return [
    issuerFact(commitment.nameOfIssuer, 'Commitment'),
    { label: 'Date', kind: 'date', value: formatDateTime(committedOn(commitment)) },
    { label: 'Commitment', kind: 'code', value: commitment.commitmentCode },
    { label: 'Status', value: statusLabel(statusName(commitment)) },
    countFact('Shares', commitment.commitmentShares),
    moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
  ];
}
