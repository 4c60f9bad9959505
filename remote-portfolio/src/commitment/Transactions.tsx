import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { styled } from 'styled-components';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { StatusBadge } from '@investor-portal/shared/ui/Badge';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { Money } from '@investor-portal/shared/ui/Money';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { Facts } from '../components/Facts';
import { SignedAmount } from '../components/SignedAmount';
import { directionOf, isSettled, movedAmount } from '../data/advice';

/** The debits and credits of a commitment, one card each (spec §2 'Commitment detail'). */
export function Transactions({ commitment }: { commitment: Commitment }) {
  const { commitmentDebitCreditAdvises: advices } = commitment;
  return (
    <Card as="section" aria-labelledby="transactions">
      <SectionHeading id="transactions">Transactions</SectionHeading>
      {advices.length === 0 ? (
        <EmptyState>Your payment and any refund will be listed here.</EmptyState>
      ) : null}
      <Stack as="ul" $gap={3}>
        {advices.map((advice, index) => (
          <Advice key={index}>
            <Facts
              rows
              facts={[
                { label: 'Date', value: formatDate(advice.createdOn) },
                {
                  label: 'Amount',
                  money: true,
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
                { label: 'Type', value: advice.transactionType.name },
                { label: 'Debit Status', value: <StatusBadge status={advice.status.name} /> },
                { label: 'Reference Number', value: advice.referenceNumber },
              ]}
            />
          </Advice>
        ))}
      </Stack>
    </Card>
  );
}

/** A card inside the section's card. On a wide screen its facts share one line. */
const Advice = styled.li`
  padding: ${tokens.space[3]};
  background: ${tokens.colour.canvas};
  border-radius: ${tokens.radius.md};

  ${media.tablet} {
    padding-inline: ${tokens.space[4]};

    > dl {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }
`;
