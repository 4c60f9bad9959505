import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Money } from '@investor-portal/shared/ui/Money';
import { Section } from '../components/Section';

import { FactsRow, Rows } from '../components/FactsRow';
import { SignedAmount } from '../components/SignedAmount';
import { directionOf, isSettled, movedAmount } from '../data/advice';

/** The debits and credits of a commitment, one card each (spec §2 'Commitment detail'). */
export function Transactions({ commitment }: { commitment: Commitment }) {
  const { commitmentDebitCreditAdvises: advices } = commitment;
  return (
    <Section title="Transactions">
      {advices.length === 0 ? (
        <EmptyState>Your payment and any refund will be listed here.</EmptyState>
      ) : null}
      <Rows>
        {advices.map((advice, index) => (
          <li key={index}>
            <FactsRow
              facts={[
                {
                  label: 'Type',
                  kind: 'lead',
                  value: advice.transactionType.name || 'Transaction',
                },
                {
                  label: 'Amount',
                  kind: 'amount',
                  value: (
                    <SignedAmount direction={directionOf(advice)} settled={isSettled(advice)}>
                      <Money
                        hideable
                        amount={movedAmount(advice)}
                        currency={adviceCurrencyOf(advice, commitment)}
                      />
                    </SignedAmount>
                  ),
                },
                {
                  label: 'Debit Status',
                  kind: 'status',
                  value: <StatusBadge status={advice.status.name} />,
                },
                { label: 'Date', value: formatDate(advice.createdOn) },
                { label: 'Reference Number', labelled: true, value: advice.referenceNumber },
              ]}
            />
          </li>
        ))}
      </Rows>
    </Section>
  );
}
