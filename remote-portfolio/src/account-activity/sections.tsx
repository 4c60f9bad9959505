import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { statusLabel } from '@investor-portal/shared/rules/status';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import {
  linkFact,
  countFact,
  type Fact,
  issuerFact,
  moneyFact,
  movedFact,
} from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import { totalsByCurrency, type WireMoney } from '../components/totals';
import { type Payment, paymentsWithin } from '../data/payments';
import type { OpenCommitments } from '../data/use-open-commitments';
import type { DateRange } from '../data/day-range';
import type { Balance, SharePurchase } from './use-account-activity';

export function BalanceSection({ title, balance }: { title: string; balance: Balance }) {
  const { shares, entries, isKnown } = balance;
  // If the list has fewer shares than the balance, its amounts are not those of the balance.
  const isWhole =
    shares !== null && shares === sumIfKnown(entries.map(({ totalNoUnits }) => totalNoUnits));
  return (
    <ActivitySection
      title={title}
      listLabel={`${title}, ${countOf(entries.length, 'entry', 'entries')}`}
      sumOf={isWhole ? entries : []}
      count={
        <>
          <span>Share: </span>
          <HideableFigures>{formatCount(shares)}</HideableFigures>
        </>
      }
      rows={entries.map(balanceFacts)}
      none={isKnown ? 'You held no shares on this date.' : unknownShares}
    />
  );
}

export function TransactionSection({ purchases }: { purchases: readonly SharePurchase[] }) {
  return (
    <ActivitySection
      open
      title="Transaction"
      listLabel="Transactions"
      sumOf={purchases}
      count={purchases.length > 0 && countOf(purchases.length, 'share purchase')}
      rows={purchases.map(purchaseRow)}
      none="No share purchases on these dates. You receive shares when a campaign you committed to completes."
    />
  );
}

/** The API's account activity has only share purchases, so payments and refunds are those of the commitments. */
export function PaymentSection({ of, range }: { of: OpenCommitments; range: DateRange }) {
  const { unreadable } = of;
  const { rows, undated } = paymentsWithin(of.all, range);
  return (
    <ActivitySection
      open
      title="Payments and refunds"
      listLabel="Payments and refunds"
      count={rows.length > 0 && countOf(rows.length, 'entry', 'entries')}
      rows={rows.map(paymentRow)}
      none={unreadable + undated === 0 ? 'No payments or refunds on these dates.' : ''}
    >
      <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
      <NotIncluded>{notIncluded({ undated }, 'payment')}</NotIncluded>
    </ActivitySection>
  );
}

interface ActivitySectionProps {
  title: string;
  listLabel: string;
  open?: boolean;
  sumOf?: readonly WireMoney[];
  count: ReactNode;
  rows: readonly Fact[][];
  none: string;
  children?: ReactNode;
}

function ActivitySection(props: ActivitySectionProps) {
  const { title, listLabel, open = false, sumOf = [], count, rows, none, children } = props;
  // The sum is shown only if all amounts are known and in one currency (readings R11).
  const [sum, other] = totalsByCurrency(sumOf);
  const isWhole = sum && !other && sum.unknown === 0 && sumOf.length > 0;
  return (
    <Disclosure
      open={open}
      summary={title}
      aside={
        <Figures>
          {isWhole ? (
            <strong>
              <Money hideable amount={formatCentavos(sum.total)} currency={sum.currency} />
            </strong>
          ) : null}
          <span>{count}</span>
        </Figures>
      }
    >
      <FactsList label={listLabel} rows={rows} empty={<SmallText $soft>{none}</SmallText>} />
      {children}
    </Disclosure>
  );
}

const Figures = styled.span`
  display: grid;
  justify-items: end;
  font-size: 0.8125rem;
  line-height: 1.4;

  > strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
    line-height: 1.3;
  }
`;

export function balanceFacts(entry: BalanceEntry): Fact[] {
  return [
    issuerFact(entry.issuer, 'Shares'),
    { label: 'Transaction Code', kind: 'code', value: entry.transactionCode },
    { label: 'Stock Code', kind: 'code', value: entry.stockCode },
    countFact('Total No. Of Units', entry.totalNoUnits),
    moneyFact('Amount', entry.amount, entry.currencyCode),
  ];
}

export function purchaseRow(purchase: SharePurchase): Fact[] {
  return [
    issuerFact(purchase.issuer, 'Share purchase'),
    { label: 'Date', kind: 'date', value: formatDateTime(purchase.createdOn) },
    { label: 'TXN No', kind: 'code', value: purchase.transactionNo },
    { label: 'Reference No', kind: 'code', value: purchase.referenceNo },
    moneyFact('Amount', purchase.amount, purchase.currencyCode),
  ];
}

export function paymentRow(payment: Payment): Fact[] {
  return [
    issuerFact(payment.issuer, 'Payment'),
    { label: 'Date', kind: 'date', value: formatDateTime(payment.date) },
    linkFact('Commitment', payment.commitmentCode, payment.to),
    { label: 'Type', value: payment.type },
    { label: 'Status', value: payment.status && statusLabel(payment.status) },
    movedFact(payment),
  ];
}

/** Shown instead of an empty list when the API does not say that there are no shares. */
export const unknownShares = 'We don’t know which shares you held on this date.';

/** The API computes balances by UTC days (readings R11), so the note gives the time of day, unless it is midnight. */
export function BalanceTimeNote({ range }: { range: DateRange }) {
  const start = startOfUtcDay(range.start);
  const time = start && `Balances are counted at ${start}, not at midnight. `;
  return <SmallText>{`${time}Shares count at what you paid for them.`}</SmallText>;
}

/** Returns a text such as `8:00 AM Philippine time`, or '' for midnight. */
function startOfUtcDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: runtimeConfig().timeZone,
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  });
  const parts = format.formatToParts(Date.parse(`${day}T00:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
  if (time === '12:00 AM') return '';
  const zone = part('timeZoneName').replace(/(?: Standard)? Time$/, ' time');
  // In zones west of Greenwich, a UTC day starts on the day before.
  return `${time} ${zone}${day.endsWith(part('day')) ? '' : ' on the day before'}`;
}
