import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { SmallText, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Facts } from '../components/Facts';
import { KeyFigures } from '../components/KeyFigures';
import { TextLines } from '../components/TextLines';
import { NotIncluded, notIncluded } from '../components/not-included';
import { amountColumn, formatTotals, type WireMoney } from '../components/totals';
import { BalanceTable } from '../statement/BalanceTable';
import { StatementTable } from '../statement/StatementTable';
import { unexplained } from './unsettled';
import type { YearData, YearPayment } from './year';

export function YearTables({ data }: { data: YearData }) {
  const { payments, held, heldKnown, unsettled, broughtForward, unreadable } = data;
  const of = (kind: YearPayment['kind']) => payments.filter((payment) => payment.kind === kind);
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <KeyFigures>
          <Facts
            alignsValues
            facts={[
              {
                label: 'At the start',
                value: broughtForward ? <TextLines lines={formatTotals(broughtForward)} /> : '--',
              },
              { label: 'Paid', value: <TextLines lines={formatTotals(of('paid'))} /> },
              { label: 'Refunded', value: <TextLines lines={formatTotals(of('refunded'))} /> },
              {
                label: 'Held at the end',
                value: heldKnown ? <TextLines lines={formatTotals(held)} /> : '--',
              },
              {
                label: 'Committed, not settled',
                value: <TextLines lines={formatTotals(unsettled)} />,
              },
            ]}
          />
        </KeyFigures>
        <SmallText>
          <NoWrap
            hideable
          >{`At the start + Paid − Refunded = Held at the end + Committed, not settled.${unexplainedText(unexplained(data))}`}</NoWrap>
        </SmallText>
      </Stack>
      <Notice title="This is not tax advice">
        It lists what the portal has on record. What you have to declare is for you or your tax
        adviser to decide.
      </Notice>
      <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
      <Payments title="Paid" payments={of('paid')} />
      <Payments title="Refunded" payments={of('refunded')} />
      <Uncounted payments={of('uncounted')} />
      <BalanceTable title="Held at the end, at what you paid" entries={held} known={heldKnown} />
    </Stack>
  );
}

function unexplainedText(amounts: readonly WireMoney[]): string {
  if (amounts.length === 0) return '';
  return ` The records do not explain ${formatTotals(amounts).join(' and ')}.`;
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
