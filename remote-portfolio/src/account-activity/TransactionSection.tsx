import type { ActivityTransaction } from '@investor-portal/shared/partner-api/account-activities';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Disclosure } from '@investor-portal/shared/ui/Disclosure';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Money } from '@investor-portal/shared/ui/Money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { Entries } from './Entries.styled';

interface TransactionSectionProps {
  transactions: readonly ActivityTransaction[];
}

/** The transactions of the range; open at first, since it is the main content. */
export function TransactionSection({ transactions }: TransactionSectionProps) {
  return (
    <Disclosure open summary="Transaction" aside={countOf(transactions.length, 'transaction')}>
      {transactions.length === 0 ? (
        <EmptyState>There were no transactions on these dates.</EmptyState>
      ) : (
        <Entries aria-label="Transactions">
          {transactions.map((transaction, index) => (
            <li key={transaction.transactionId || index}>
              <Facts
                facts={[
                  { label: 'Date', value: formatDateTime(transaction.createdOn) },
                  { label: 'TXN No', value: transaction.transactionNo },
                  { label: 'Reference No', value: transaction.referenceNo },
                  {
                    label: 'Amount',
                    value: (
                      <Money own amount={transaction.amount} currency={transaction.currencyCode} />
                    ),
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
