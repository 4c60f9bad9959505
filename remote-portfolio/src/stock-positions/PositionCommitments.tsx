import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { Facts, moneyFact, sharesFact } from '../components/Facts';
import { fiveColumns } from './columns.styled';
import { memoCurrencyOf } from './positions';

type MemoCommitment = StockMemo['commitments'][number];

/** The commitments behind a position. 'Amount' is each commitment's final amount (spec §2). */
export function PositionCommitments({ position }: { position: StockMemo }) {
  const { commitments } = position;
  const finalCurrency = memoCurrencyOf(position);
  return (
    <Card as="section" aria-labelledby="position-commitments">
      <SectionHeading id="position-commitments">Commitments</SectionHeading>
      {commitments.length === 0 ? <EmptyState /> : null}
      <CommitmentRows>
        {commitments.map((commitment, index) => (
          <li key={commitment.guid || index}>
            <Facts
              rows
              facts={[
                { label: 'Commitment Id', value: <CommitmentId commitment={commitment} /> },
                {
                  ...moneyFact(
                    'Commitment Amount',
                    commitment.commitmentAmount,
                    commitment.commitmentCurrencyCode || finalCurrency,
                  ),
                  // The final amount below is the one that counts.
                  money: false,
                },
                sharesFact('No Of Units', commitment.commitmentShares),
                { label: 'Commitment Date', value: formatDate(commitment.commitmentDate) },
                moneyFact('Amount', commitment.calibratedAmount, finalCurrency),
              ]}
            />
          </li>
        ))}
      </CommitmentRows>
    </Card>
  );
}

const CommitmentRows = styled.ul`
  ${fiveColumns}

  > li + li {
    margin-top: ${tokens.space[4]};
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour['line-strong']};
  }
`;

function CommitmentId({ commitment }: { commitment: MemoCommitment }) {
  const { guid, campaignGuid, commitmentCode } = commitment;
  const id = commitmentCode || guid || '--';
  return guid ? (
    <TextLink to={paths.commitment(guid, campaignGuid)}>{id}</TextLink>
  ) : (
    <span translate="no">{id}</span>
  );
}
