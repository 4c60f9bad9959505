import { styled } from 'styled-components';
import type { AccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusName } from '@investor-portal/shared/rules/commitment-status';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { notIncluded } from '../components/not-included';
import { SignedAmount } from '../components/SignedAmount';
import { amountColumn, formatTotals } from '../components/totals';
import { issuerOf } from '../account-activity/issuer-of';
import type { Direction } from '../data/advice';
import { knowsShares } from '../data/unknown-shares';
import { BalanceTable } from './BalanceTable';
import { StatementTable } from './StatementTable';
import type { StatementData } from './use-statement';

export function StatementSheet({ data }: { data: Omit<StatementData, 'readAt' | 'sum'> }) {
  const { balance } = data.activity;
  return (
    <Tables>
      <BalanceTable
        title="Beginning Balance"
        entries={balance.beginningBalanceList}
        known={knowsShares(balance.beginningBalanceList, balance.beginningShares)}
      />
      <Transactions activity={data.activity} />
      <BalanceTable
        title="Ending Balance"
        entries={balance.endingBalanceList}
        known={knowsShares(balance.endingBalanceList, balance.endingShares)}
      />
      <Payments {...data.payments} unreadable={data.missing.unreadable} />
      <Commitments
        commitments={data.commitments}
        missing={notIncluded(data.missing, 'commitment')}
      />
    </Tables>
  );
}

function Transactions({ activity: { transactions, balance } }: { activity: AccountActivity }) {
  const amount = amountColumn(transactions);
  return (
    <StatementTable
      title="Share purchases"
      headers={['Date', 'Issuer', 'TXN No', 'Reference No', amount.header]}
      figures={1}
      lead={1}
      rows={transactions.map((row) => [
        formatDateTime(row.createdOn),
        issuerOf(row, balance) || '--',
        row.transactionNo || '--',
        row.referenceNo || '--',
        amount.cell(row),
      ])}
      totals={amount.totals.map((total) => [total.label, '', '', '', total.amount])}
    />
  );
}

type PaymentsProps = StatementData['payments'] & Pick<StatementData['missing'], 'unreadable'>;

function Payments({ rows, undated, unreadable }: PaymentsProps) {
  const amount = amountColumn(rows);
  const missing = [notIncluded({ undated }, 'payment'), notIncluded({ unreadable }, 'commitment')];
  return (
    <StatementTable
      title="Payments and refunds"
      missing={missing.filter(Boolean).join(' ')}
      headers={['Date', 'Issuer', 'Commitment', 'Type', 'Status', amount.header]}
      figures={1}
      lead={1}
      rows={rows.map((payment) => [
        formatDateTime(payment.date),
        payment.issuer || '--',
        payment.commitmentCode || '--',
        payment.type || '--',
        statusLabel(payment.status),
        <SignedAmount key="amount" direction={payment.direction} settled={payment.settled}>
          <HideableFigures>{amount.cell(payment)}</HideableFigures>
        </SignedAmount>,
      ])}
      totals={[
        ...totalRows('Total paid', of('debit', true)),
        ...totalRows('Total refunded', of('credit', true)),
        // The rows of the table add up only with these.
        ...totalRows('Payments not completed', of('debit', false)),
        ...totalRows('Refunds not completed', of('credit', false)),
        ...totalRows(
          'Not in these totals',
          rows.filter(({ direction }) => direction === undefined),
        ),
      ]}
    />
  );

  function of(direction: Direction, settled: boolean) {
    return rows.filter((each) => each.settled === settled && each.direction === direction);
  }

  function totalRows(label: string, summed: typeof rows) {
    return summed.length === 0
      ? []
      : formatTotals(summed).map((total) => [label, '', '', '', '', total]);
  }
}

interface CommitmentsProps {
  commitments: readonly Commitment[];
  missing: string;
}

function Commitments({ commitments, missing }: CommitmentsProps) {
  const moneyOf = ({ commitmentAmount, commitmentCurrencyCode }: Commitment) => ({
    amount: commitmentAmount,
    currencyCode: commitmentCurrencyCode,
  });
  const amount = amountColumn(commitments.map(moneyOf));
  return (
    <StatementTable
      title="Commitments made"
      missing={missing}
      headers={['Date', 'Issuer', 'Commitment', 'Status', 'Shares', amount.header]}
      figures={2}
      lead={1}
      rows={commitments.map((row) => [
        formatDateTime(committedOn(row)),
        row.nameOfIssuer || '--',
        row.commitmentCode || '--',
        statusLabel(statusName(row)),
        formatCount(row.commitmentShares),
        amount.cell(moneyOf(row)),
      ])}
    />
  );
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  ${media.tablet} {
    gap: ${tokens.space[8]};
  }
`;
