import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BalanceEntry } from '@investor-portal/shared/partner-api/contract/account-activities';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { Money } from '@investor-portal/shared/ui/Money';
import type { Fact } from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { NotIncluded, notIncluded } from '../components/not-included';
import { totalsByCurrency, type WireMoney } from '../components/totals';
import type { paymentsWithin } from '../data/payments';
import { knowsShares, unknownShares } from '../data/unknown-shares';
import { balanceFacts, paymentFacts, purchaseFacts } from './activity-facts';
import type { Purchase } from './use-account-activity';

interface BalanceSectionProps {
  title: 'Beginning Balance' | 'Ending Balance';
  shares: number | null;
  entries: readonly BalanceEntry[];
}

export function BalanceSection({ title, shares, entries }: BalanceSectionProps) {
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
      none={knowsShares(entries, shares) ? 'You held no shares on this date.' : unknownShares}
    />
  );
}

export function TransactionSection({ purchases }: { purchases: readonly Purchase[] }) {
  return (
    <ActivitySection
      open
      title="Transaction"
      listLabel="Transactions"
      sumOf={purchases}
      count={purchases.length > 0 && countOf(purchases.length, 'share purchase')}
      rows={purchases.map(purchaseFacts)}
      none="No share purchases on these dates. You receive shares when a campaign you committed to completes."
    />
  );
}

interface PaymentSectionProps {
  payments: ReturnType<typeof paymentsWithin>;
  /** The number of commitments that could not be read. */
  unreadable: number;
}

/** The API's account activity has only share purchases, so payments and refunds are those of the commitments. */
export function PaymentSection({ payments: { rows, undated }, unreadable }: PaymentSectionProps) {
  return (
    <ActivitySection
      open
      title="Payments and refunds"
      listLabel="Payments and refunds"
      count={rows.length > 0 && countOf(rows.length, 'entry', 'entries')}
      rows={rows.map(paymentFacts)}
      none={unreadable + undated === 0 ? 'No payments or refunds on these dates.' : ''}
    >
      <NotIncluded>{notIncluded({ unreadable }, 'commitment')}</NotIncluded>
      <NotIncluded>{notIncluded({ undated }, 'payment')}</NotIncluded>
    </ActivitySection>
  );
}

interface ActivitySectionProps {
  title: string;
  /** Names the list of the rows for screen readers. */
  listLabel: string;
  open?: boolean;
  sumOf?: readonly WireMoney[];
  /** The number of shares or rows. */
  count: ReactNode;
  rows: readonly Fact[][];
  /** Replaces the list if there are no rows. */
  none: string;
  /** Notes below the list. */
  children?: ReactNode;
}

function ActivitySection(props: ActivitySectionProps) {
  const { title, listLabel, open = false, sumOf = [], count, rows, none, children } = props;
  return (
    <Disclosure
      open={open}
      summary={title}
      aside={
        <Figures>
          <Sum of={sumOf} />
          <span>{count}</span>
        </Figures>
      }
    >
      {rows.length === 0 ? <Quiet>{none}</Quiet> : <FactsList label={listLabel} rows={rows} />}
      {children}
    </Disclosure>
  );
}

/** The amount of a section's rows. Shown only if all of them are known and in one currency (readings R11). */
function Sum({ of }: { of: readonly WireMoney[] }) {
  const [sum, other] = totalsByCurrency(of);
  return !sum || other || sum.unknown > 0 || of.length === 0 ? null : (
    <strong>
      <Money hideable amount={formatCentavos(sum.total)} currency={sum.currency} />
    </strong>
  );
}

const Quiet = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: 0.9375rem;
`;

/** A section's amount, and below it the number of shares or rows. */
const Figures = styled.span`
  display: grid;
  justify-items: end;
  font-size: 0.8125rem;
  line-height: 1.4;

  > strong {
    color: ${tokens.colour.ink};
    font-size: ${tokens.text.md};
    font-weight: 600;
    line-height: 1.3;

    ${media.tablet} {
      font-size: ${tokens.text.lg};
    }
  }
`;
