import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { statusFact } from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { Section } from '../components/Section';
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
      <FactsList
        rows={advices.map((advice) => [
          { label: 'Type', kind: 'lead', value: advice.transactionType.name || 'Transaction' },
          {
            label: 'Amount',
            kind: 'amount',
            value: (
              <SignedAmount
                amount={movedAmount(advice)}
                currencyCode={adviceCurrencyOf(advice, commitment)}
                direction={directionOf(advice)}
                settled={isSettled(advice)}
              />
            ),
          },
          statusFact('Debit Status', advice.status.name),
          { label: 'Date', value: formatDate(advice.createdOn) },
          { label: 'Reference Number', labelled: true, value: advice.referenceNumber },
        ])}
      />
    </Section>
  );
}
