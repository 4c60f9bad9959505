import type { BalanceEntry } from '@investor-portal/shared/partner-api/account-activities';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Money } from '@investor-portal/shared/ui/Money';
import { Own } from '@investor-portal/shared/ui/Own';
import { countOf, formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { Entries } from './Entries.styled';

interface BalanceSectionProps {
  title: 'Beginning Balance' | 'Ending Balance';
  shares: number | null;
  entries: readonly BalanceEntry[];
}

/** The number of shares at the start or end of the range, and its entries. */
export function BalanceSection({ title, shares, entries }: BalanceSectionProps) {
  return (
    <Disclosure
      summary={title}
      aside={
        <>
          Share: <Own>{formatCount(shares)}</Own>
        </>
      }
    >
      {entries.length === 0 ? (
        <EmptyState>You held no shares on this date.</EmptyState>
      ) : (
        <Entries aria-label={`${title}, ${countOf(entries.length, 'entry', 'entries')}`}>
          {entries.map((entry, index) => (
            <li key={`${entry.transactionCode} ${index}`}>
              <Facts
                facts={[
                  { label: 'Transaction Code', value: entry.transactionCode },
                  { label: 'Issuer', value: entry.issuer },
                  { label: 'Stock Code', value: entry.stockCode },
                  {
                    label: 'Total No. Of Units',
                    value: <Own>{formatCount(entry.totalNoUnits)}</Own>,
                  },
                  {
                    label: 'Amount',
                    value: <Money own amount={entry.amount} currency={entry.currencyCode} />,
                  },
                ]}
              />
            </li>
          ))}
        </Entries>
      )}
    </Disclosure>
  );
}
