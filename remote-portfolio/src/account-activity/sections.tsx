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
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { tabularDigits, visuallyHidden } from '@investor-portal/shared/theme/mixins';
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
          <Count>
            <HideableFigures>{formatCount(shares)}</HideableFigures>
          </Count>
        </>
      }
    >
      {entries.length === 0 ? (
        <Quiet>
          {knowsShares(entries, shares) ? 'You held no shares on this date.' : unknownShares}
        </Quiet>
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
        <Quiet>
          No share purchases on these dates. You receive shares when a campaign you committed to
          completes.
        </Quiet>
      ) : (
        <Entries aria-label="Transactions" $startsWithDate>
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

export const Quiet = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: 0.9375rem;
`;

const Count = styled.span`
  ${tabularDigits}
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.md};
  font-weight: 600;
`;

/**
 * Rows of labelled values, with the issuer second and the amount last. They form the first line and need no labels. The
 * others form the second line and are quiet. A phone has no room for their labels, except for that of a number.
 */
export const Entries = styled.ul<{ $startsWithDate?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li:first-child {
    padding-top: 0;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[3]};
    align-items: baseline;
  }

  /* Ends the first line. */
  dl::before {
    flex-basis: 100%;
    order: -1;
    content: '';
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    align-items: baseline;
    min-width: 0;
  }

  dl > :nth-child(2) {
    flex: 1 1 40%;
    order: -3;
  }

  dl > :last-child {
    order: -2;
    margin-inline-start: auto;
    text-align: end;
  }

  /* Large text on a small phone leaves no line for a whole amount. */
  dl > :last-child * {
    white-space: normal;
  }

  dl > :nth-child(2) dd,
  dl > :last-child dd {
    font-weight: 600;

    ${media.tablet} {
      font-size: 0.9375rem;
    }
  }

  /* The last value of the second line ends below the amount. */
  dl > :nth-child(4) {
    margin-inline-start: auto;
  }

  dl > :nth-child(2) dt,
  dl > :last-child dt {
    ${visuallyHidden}
  }

  dl > :not(:nth-child(2), :last-child) dd {
    color: ${tokens.colour['ink-soft']};
    font-weight: 400;
  }

  ${({ $startsWithDate = false }) => $startsWithDate && dated}

  ${media.phone} {
    dl > :not(:nth-child(2), :last-child) dd {
      font-size: ${tokens.text.xs};
    }

    dl > :nth-child(-n + 3) > dt {
      ${visuallyHidden}
    }
  }
`;

/** A date explains itself. On a phone it has a line of its own, so that each of the two codes after it is whole. */
const dated = css`
  dl > :first-child > dt {
    ${visuallyHidden}
  }

  ${media.phone} {
    dl > :first-child {
      flex-basis: 100%;
    }

    dl > :nth-child(4) > dt {
      ${visuallyHidden}
    }
  }
`;
