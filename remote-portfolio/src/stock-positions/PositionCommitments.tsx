import { styled } from 'styled-components';
import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { Facts, moneyFact, sharesFact } from '../components/Facts';
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
              facts={[
                { label: 'Commitment Id', value: <CommitmentId commitment={commitment} /> },
                moneyFact(
                  'Commitment Amount',
                  commitment.commitmentAmount,
                  commitment.commitmentCurrencyCode || finalCurrency,
                ),
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

/** The id has its own line where there is no room for five columns. */
const CommitmentRows = styled.ul`
  > li + li {
    margin-top: ${tokens.space[4]};
    padding-top: ${tokens.space[4]};
    border-top: 1px solid ${tokens.colour.line};
  }

  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${tokens.space[4]};

    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    ${media.desktop} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }

  dl > :first-child {
    grid-column: 1 / -1;

    ${media.desktop} {
      grid-column: auto;
    }
  }

  dl > div > dd {
    font-size: 0.9375rem;
    font-weight: 500;
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
