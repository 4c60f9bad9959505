import { styled } from 'styled-components';
import type { BalanceEntry } from '@investor-portal/shared/partner-api/account-activities';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatAmount, formatCentavos } from '@investor-portal/shared/rules/money';
import { statusWords } from '@investor-portal/shared/rules/status-words';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { totalOf } from '../overview/open-commitments';
import { formatCount } from '../parts/count';
import type { StatementData } from './statement-data';
import { StatementTable } from './StatementTable';

const amountHeader = () => `Amount, ${runtimeConfig().currency}`;

/** The tables of a statement: what one held, what happened, what one holds, what one committed. */
export function StatementSheet({ data }: { data: StatementData }) {
  const { balance, transactions } = data.activity;
  return (
    <Tables>
      <Balance title="Beginning Balance" entries={balance.beginningBalanceList} />
      <StatementTable
        title="Transactions"
        headers={['Date', 'TXN No', 'Reference No', amountHeader()]}
        figures={1}
        rows={transactions.map((row) => [
          formatDateTime(row.createdOn),
          row.transactionNo || '--',
          row.referenceNo || '--',
          formatAmount(row.amount),
        ])}
        total={['Total', '', '', formatCentavos(totalOf(transactions.map((row) => row.amount)))]}
      />
      <Balance title="Ending Balance" entries={balance.endingBalanceList} />
      <StatementTable
        title="Commitments made"
        headers={['Date', 'Commitment', 'Issuer', 'Status', 'Shares', amountHeader()]}
        figures={2}
        rows={data.commitments.map((row) => [
          formatDateTime(row.commitmentDate),
          row.commitmentCode || '--',
          row.nameOfIssuer || '--',
          statusWords(row.commitmentStatus.name),
          formatCount(row.commitmentShares),
          formatAmount(row.commitmentAmount),
        ])}
      />
    </Tables>
  );
}

function Balance({ title, entries }: { title: string; entries: readonly BalanceEntry[] }) {
  const units = entries.reduce((sum, { totalNoUnits }) => sum + (totalNoUnits ?? 0), 0);
  const amount = totalOf(entries.map((entry) => entry.amount));
  return (
    <StatementTable
      title={title}
      headers={['Transaction Code', 'Issuer', 'Stock Code', 'Units', amountHeader()]}
      figures={2}
      rows={entries.map((entry) => [
        entry.transactionCode || '--',
        entry.issuer || '--',
        entry.stockCode || '--',
        formatCount(entry.totalNoUnits),
        formatAmount(entry.amount),
      ])}
      total={['Total', '', '', formatCount(units), formatCentavos(amount)]}
    />
  );
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};

  h2 {
    font-size: ${tokens.text.lg};
  }

  ${media.tablet} {
    gap: ${tokens.space[8]};
  }
`;
