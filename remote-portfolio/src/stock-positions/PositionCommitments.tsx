import type { StockMemo } from '@investor-portal/shared/partner-api/contract/stock-memos';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { Card } from '@investor-portal/shared/ui/Card';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { SectionHeading } from '@investor-portal/shared/ui/SectionHeading';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { moneyFact, sharesFact } from '../components/Facts';

import { FactsRow, Rows } from '../components/FactsRow';
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
      <Rows>
        {commitments.map((commitment, index) => (
          <li key={commitment.guid || index}>
            <FactsRow
              facts={[
                {
                  label: 'Commitment Id',
                  kind: 'lead',
                  value: <CommitmentId commitment={commitment} />,
                },
                moneyFact('Amount', commitment.calibratedAmount, finalCurrency),
                {
                  ...moneyFact(
                    'Commitment Amount',
                    commitment.commitmentAmount,
                    commitment.commitmentCurrencyCode || finalCurrency,
                  ),
                  // The final amount above is the one that counts.
                  kind: 'detail',
                  labelled: true,
                },
                { ...sharesFact('No Of Units', commitment.commitmentShares), labelled: true },
                {
                  label: 'Commitment Date',
                  labelled: true,
                  value: formatDate(commitment.commitmentDate),
                },
              ]}
            />
          </li>
        ))}
      </Rows>
    </Card>
  );
}

function CommitmentId({ commitment }: { commitment: MemoCommitment }) {
  const { guid, campaignGuid, commitmentCode } = commitment;
  const id = commitmentCode || guid || '--';
  return guid ? (
    <TextLink to={paths.commitment(guid, campaignGuid)}>{id}</TextLink>
  ) : (
    <span translate="no">{id}</span>
  );
}
