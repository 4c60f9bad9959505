import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { Money } from '@investor-portal/shared/ui/Money';
import { Own } from '@investor-portal/shared/ui/Own';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { Facts } from '../components/Facts';
import { memoCurrencyOf } from './positions';

type MemoCommitment = StockMemo['commitments'][number];

/** The commitments behind a position; 'Amount' is the final amount of each (spec §2). */
export function PositionCommitments({ position }: { position: StockMemo }) {
  const { commitments } = position;
  const finalCurrency = memoCurrencyOf(position);
  return (
    <section aria-labelledby="position-commitments">
      <SectionHeading id="position-commitments">Commitments</SectionHeading>
      {commitments.length === 0 ? <EmptyState /> : null}
      <Rows>
        {commitments.map((commitment, index) => (
          <Card as="li" key={commitment.guid || index}>
            <Facts
              facts={[
                { label: 'Commitment Id', value: <CommitmentId commitment={commitment} /> },
                {
                  label: 'Commitment Amount',
                  value: (
                    <Money
                      own
                      amount={commitment.commitmentAmount}
                      currency={commitment.commitmentCurrencyCode || finalCurrency}
                    />
                  ),
                },
                {
                  label: 'No Of Units',
                  value: <Own>{formatCount(commitment.commitmentShares)}</Own>,
                },
                { label: 'Commitment Date', value: formatDate(commitment.commitmentDate) },
                {
                  label: 'Amount',
                  value: (
                    <Money own amount={commitment.calibratedAmount} currency={finalCurrency} />
                  ),
                },
              ]}
            />
          </Card>
        ))}
      </Rows>
    </section>
  );
}

function CommitmentId({ commitment }: { commitment: MemoCommitment }) {
  const { guid, campaignGuid, commitmentCode } = commitment;
  const id = commitmentCode || guid || '--';
  return guid && campaignGuid ? (
    <TextLink to={paths.commitment(guid, campaignGuid)}>{id}</TextLink>
  ) : (
    id
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`;
