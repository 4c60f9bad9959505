import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { Stack } from '@investor-portal/shared/ui/Layout';
import {
  balanceFacts,
  knowsShares,
  paymentFacts,
  purchaseFacts,
  unknownShares,
} from '../account-activity/sections';
import { DataTable, type Total } from '../components/DataTable';
import { countFact, type Fact, issuerFact, moneyFact } from '../components/Facts';
import { notIncluded } from '../components/not-included';
import { groupByCurrency, totalsOf } from '../components/totals';
import type { Payment } from '../data/payments';
import type { StatementData } from './use-statement';

export function StatementSheet({ data }: { data: Omit<StatementData, 'readAt' | 'sum'> }) {
  const { activity, payments, missing } = data;
  const { balance, transactions } = activity;
  return (
    <Stack $gap={8}>
      <Balance
        title="Beginning Balance"
        entries={balance.beginningBalanceList}
        known={knowsShares(balance.beginningBalanceList, balance.beginningShares)}
      />
      <DataTable
        title="Share purchases"
        rows={transactions.map(purchaseFacts)}
        totals={totalsOf('Total', transactions)}
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
        rows={payments.rows.map(paymentFacts)}
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

interface BalanceProps {
  title: string;
  entries: readonly BalanceEntry[];
  /** Whether the shares of the day are known. */
  known: boolean;
}

/** The shares that the investor held on a day. */
function Balance({ title, entries, known }: BalanceProps) {
  const groups = [...groupByCurrency(entries, ({ currencyCode }) => currencyCode).values()];
  return (
    <DataTable
      title={title}
      empty={known ? undefined : unknownShares}
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
