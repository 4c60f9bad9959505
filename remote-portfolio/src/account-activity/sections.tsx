import type {
  AccountActivity,
  ActivityTransaction,
  BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { issuerFact, moneyFact, sharesFact } from '../components/Facts';

import { FactsRow, Rows } from '../components/FactsRow';
import { knowsShares, unknownShares } from '../data/unknown-shares';
import { issuerOf } from './issuer-of';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { styled } from 'styled-components';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { Money } from '@investor-portal/shared/ui/Money';
import { totalsByCurrency, type WireMoney } from '../components/totals';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

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
    <Disclosure
      summary={title}
      aside={
        <Figures>
          {isWhole ? <Sum of={entries} /> : null}
          <span>
            <span>Share: </span>
            <HideableFigures>{formatCount(shares)}</HideableFigures>
          </span>
        </Figures>
      }
    >
      {entries.length === 0 ? (
        <Quiet>
          {knowsShares(entries, shares) ? 'You held no shares on this date.' : unknownShares}
        </Quiet>
      ) : (
        <Rows aria-label={`${title}, ${countOf(entries.length, 'entry', 'entries')}`}>
          {entries.map((entry, index) => (
            <li key={`${entry.transactionCode} ${index}`}>
              <FactsRow
                facts={[
                  issuerFact(entry.issuer, 'Shares'),
                  moneyFact('Amount', entry.amount, entry.currencyCode),
                  { ...sharesFact('Total No. Of Units', entry.totalNoUnits), labelled: true },
                  { label: 'Transaction Code', kind: 'code', value: entry.transactionCode },
                  { label: 'Stock Code', kind: 'code', value: entry.stockCode },
                ]}
              />
            </li>
          ))}
        </Rows>
      )}
    </Disclosure>
  );
}

interface TransactionSectionProps {
  transactions: readonly ActivityTransaction[];
  balance: AccountActivity['balance'];
}

/** The share purchases of the range. They are the main content, so the section is open at first. */
export function TransactionSection({ transactions, balance }: TransactionSectionProps) {
  return (
    <Disclosure
      open
      summary="Transaction"
      aside={
        transactions.length > 0 && (
          <Figures>
            <Sum of={transactions} />
            <span>{countOf(transactions.length, 'share purchase')}</span>
          </Figures>
        )
      }
    >
      {transactions.length === 0 ? (
        <Quiet>
          No share purchases on these dates. You receive shares when a campaign you committed to
          completes.
        </Quiet>
      ) : (
        <Rows aria-label="Transactions">
          {transactions.map((transaction, index) => (
            <li key={`${transaction.transactionId} ${index}`}>
              <FactsRow
                facts={[
                  issuerFact(issuerOf(transaction, balance), 'Share purchase'),
                  moneyFact('Amount', transaction.amount, transaction.currencyCode),
                  { label: 'Date', value: formatDateTime(transaction.createdOn) },
                  { label: 'TXN No', kind: 'code', value: transaction.transactionNo },
                  { label: 'Reference No', kind: 'code', value: transaction.referenceNo },
                ]}
              />
            </li>
          ))}
        </Rows>
      )}
    </Disclosure>
  );
}

export const Quiet = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: 0.9375rem;
`;

/** The amount of a section's rows. Shown only if all of them are known and in one currency (readings R11). */
function Sum({ of }: { of: readonly WireMoney[] }) {
  const [sum, other] = totalsByCurrency(of);
  return !sum || other || sum.unknown > 0 || of.length === 0 ? null : (
    <strong>
      <Money hideable amount={formatCentavos(sum.total)} currency={sum.currency} />
    </strong>
  );
}

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
