import type { ReactNode } from 'react';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { NotIncluded, notIncluded } from '../components/not-included';
import { amountColumn, formatTotals } from '../components/totals';
import { BalanceTable } from '../statement/BalanceTable';
import { StatementTable } from '../statement/StatementTable';
import { unexplained } from './unsettled';
import type { YearData, YearPayment } from './year';
import { YearSum } from './YearSum';

interface YearTablesProps {
  data: YearData;
  /** When the balances are counted. */
  children: ReactNode;
}

export function YearTables({ data, children }: YearTablesProps) {
  const { payments, held, heldKnown, unreadable } = data;
  const gap = unexplained(data);
  const of = (kind: YearPayment['kind']) => payments.filter((payment) => payment.kind === kind);
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <YearSum data={data} />
        {gap.length === 0 ? null : (
          <SmallText>
            <NoWrap hideable>
              {`The records do not explain ${formatTotals(gap).join(' and ')}.`}
            </NoWrap>
          </SmallText>
        )}
        {children}
        <SmallText>
          <b>This is not tax advice.</b>
          <span> It lists what the portal has on record. </span>
          <span>What you have to declare is for you or your tax adviser to decide.</span>
        </SmallText>
      </Stack>
      <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
      <Payments title="Paid" payments={of('paid')} />
      <Payments title="Refunded" payments={of('refunded')} />
      <Uncounted payments={of('uncounted')} />
      <BalanceTable title="Held at the end, at what you paid" entries={held} known={heldKnown} />
    </Stack>
  );
}

function Payments({ title, payments }: { title: string; payments: readonly YearPayment[] }) {
  const amount = amountColumn(payments);
  return (
    <StatementTable
      title={title}
      headers={['Date', 'Issuer', 'Commitment', 'Reference No', amount.header]}
      figures={1}
      lead={1}
      rows={payments.map((payment) => [
        formatDateTime(payment.date),
        payment.issuer || '--',
        payment.commitmentCode || '--',
        payment.reference || '--',
        amount.cell(payment),
      ])}
      totals={amount.totals.map((total) => [total.label, '', '', '', total.amount])}
    />
  );
}

/** Payments that may not have gone through. They are on record for the year or have no date. */
function Uncounted({ payments }: { payments: readonly YearPayment[] }) {
  const amount = amountColumn(payments);
  if (payments.length === 0) return null;
  return (
    <StatementTable
      title="On record, but not in these totals"
      headers={['Date', 'Issuer', 'Commitment', 'Type', 'Status', amount.header]}
      figures={1}
      lead={1}
      rows={payments.map((payment) => [
        formatDateTime(payment.date),
        payment.issuer || '--',
        payment.commitmentCode || '--',
        payment.type || '--',
        statusLabel(payment.status),
        amount.cell(payment),
      ])}
    />
  );
}
