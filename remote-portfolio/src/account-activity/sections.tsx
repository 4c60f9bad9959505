import type {
  AccountActivity,
  ActivityTransaction,
  BalanceEntry,
} from '@investor-portal/shared/partner-api/contract/account-activities';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { HideableFigures } from '@investor-portal/shared/ui/HideableFigures';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts, moneyFact, sharesFact } from '../components/Facts';
import { knowsShares, unknownShares } from '../data/unknown-shares';
import { issuerOf } from './issuer-of';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface BalanceSectionProps {
  title: 'Beginning Balance' | 'Ending Balance';
  shares: number | null;
  entries: readonly BalanceEntry[];
}

export function BalanceSection({ title, shares, entries }: BalanceSectionProps) {
  return (
    <Disclosure
      summary={title}
      aside={
        <>
          <span>Share: </span>
          <HideableFigures>{formatCount(shares)}</HideableFigures>
        </>
      }
    >
      {entries.length === 0 ? (
        <p>{knowsShares(entries, shares) ? 'You held no shares on this date.' : unknownShares}</p>
      ) : (
        <Entries aria-label={`${title}, ${countOf(entries.length, 'entry', 'entries')}`}>
          {entries.map((entry, index) => (
            <li key={`${entry.transactionCode} ${index}`}>
              <Facts
                facts={[
                  { label: 'Transaction Code', value: entry.transactionCode },
                  { label: 'Issuer', value: entry.issuer },
                  { label: 'Stock Code', value: entry.stockCode },
                  sharesFact('Total No. Of Units', entry.totalNoUnits),
                  moneyFact('Amount', entry.amount, entry.currencyCode),
                ]}
              />
            </li>
          ))}
        </Entries>
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
      aside={transactions.length > 0 && countOf(transactions.length, 'share purchase')}
    >
      {transactions.length === 0 ? (
        <p>
          No share purchases on these dates. You receive shares when a campaign you committed to
          completes.
        </p>
      ) : (
        <Entries aria-label="Transactions" $columns="4fr 5fr 6fr 6fr 5fr">
          {transactions.map((transaction, index) => (
            <li key={`${transaction.transactionId} ${index}`}>
              <Facts
                facts={[
                  { label: 'Date', value: formatDateTime(transaction.createdOn) },
                  { label: 'Issuer', value: issuerOf(transaction, balance) },
                  { label: 'TXN No', value: transaction.transactionNo },
                  { label: 'Reference No', value: transaction.referenceNo },
                  moneyFact('Amount', transaction.amount, transaction.currencyCode),
                ]}
              />
            </li>
          ))}
        </Entries>
      )}
    </Disclosure>
  );
}

/**
 * Rows of labelled values, with the issuer second and the amount last. On a phone, the issuer and the amount form the
 * first line and need no labels. On wider screens the rows form a table, and the labels of the first row are its
 * headings.
 */
export const Entries = styled.ul<{ $columns?: string }>`
  display: grid;

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li:first-child {
    padding-top: 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }

  ${media.phone} {
    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${tokens.space[3]};
      align-items: baseline;
    }

    dl > div {
      display: flex;
      gap: ${tokens.space[1]};
      align-items: baseline;
      min-width: 0;
    }

    dl > :nth-child(2) {
      flex: 1 1 50%;
      order: -2;
    }

    dl > :last-child {
      order: -1;
    }

    dl > :nth-child(2) dd,
    dl > :last-child dd {
      font-weight: 600;
    }

    /* The second line ends below the amount. */
    dl > :nth-child(4) {
      margin-inline-start: auto;
    }

    dl > :nth-child(2) dt,
    dl > :last-child dt {
      ${visuallyHidden}
    }

    /* A date explains itself, so its label is hidden too. */
    dl > :first-child dt {
      ${({ $columns }) => ($columns ? visuallyHidden : '')}
    }

    dl > :not(:nth-child(2), :last-child) dd {
      color: ${tokens.colour['ink-soft']};
      font-size: ${tokens.text.xs};
      font-weight: 400;
    }
  }

  ${media.tablet} {
    dl {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: ${({ $columns = 'none' }) => $columns};
    }

    dl > :last-child {
      text-align: end;
    }

    > li + li dt {
      ${visuallyHidden}
    }
  }
`;
